"""Build the PDF and the DOCX of the example corpus; the same bytes at every run.

Usage: ``python -m evals.make_corpus [FOLDER]`` (default: ``evals/corpus``).
"""

import datetime
import io
import sys
import zipfile
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parent / "corpus"
PDF_TIME = "D:20260409080000+00'00'"
ZIP_TIME = (2026, 1, 15, 0, 0, 0)

Block = tuple[str, str]
SHEET_PAGES: tuple[tuple[Block, ...], ...] = (
    (
        ("h1", "Product Sheet: Skarn Tents"),
        ("p", "Effective 9 April 2026. This sheet replaces all earlier product sheets."),
        ("h2", "Skarn 2"),
        (
            "p",
            "The Skarn 2 is a three-season tent for two persons. It weighs 2.4 kg including "
            "poles and pegs, and its packed size is 44 x 16 cm. The floor area is 2.9 square "
            "metres and the inner height is 105 cm.",
        ),
        (
            "p",
            "The flysheet has a water column of 4,000 mm, the groundsheet one of 8,000 mm. The "
            "tent is rated for wind speeds of up to 70 km/h. It must not be used with a stove "
            "inside, and it is not approved for heavy snow loads.",
        ),
        (
            "p",
            "The poles are made of 7075 aluminium and have a diameter of 9 mm. One person can "
            "pitch the tent in about 6 minutes. All seams are taped at the factory.",
        ),
        ("h2", "Skarn 4"),
        (
            "p",
            "The Skarn 4 is a four-season tent for four persons. It weighs 4.1 kg, and its packed "
            "size is 52 x 20 cm. The floor area is 5.3 square metres and the inner height is "
            "135 cm.",
        ),
        (
            "p",
            "The flysheet has a water column of 5,000 mm, the groundsheet one of 10,000 mm. The "
            "tent is rated for wind speeds of up to 95 km/h and for snow loads of up to 40 kg "
            "per square metre.",
        ),
    ),
    (
        ("h1", "Care, certification and warranty"),
        ("h2", "Care"),
        (
            "p",
            "Dry the tent completely before storing it. Clean it with lukewarm water of at most "
            "30 degrees Celsius and without detergent. Do not machine-wash, tumble-dry or iron "
            "any part of the tent. Renew the water repellency after about 60 nights of use.",
        ),
        ("h2", "Certification"),
        (
            "p",
            "All Skarn tents meet ISO 5912:2020. The fabrics are bluesign approved and contain no "
            "PFAS. The fabrics are not flame-retardant; keep them at least 1 metre away from open "
            "fire.",
        ),
        ("h2", "Warranty and spare parts"),
        (
            "p",
            "The warranty period is 5 years from the date of purchase. Spare poles and pegs are "
            "available for at least 10 years after a model is discontinued. Tears caused by wind "
            "speeds above the rated limit are not covered by the warranty.",
        ),
        ("h2", "Production"),
        (
            "p",
            "The tents are sewn in Braga, Portugal. In 2025, 6,480 Skarn tents were produced: "
            "4,150 of the Skarn 2 and 2,330 of the Skarn 4. The return rate was 1.8%, down from "
            "2.5% in 2024.",
        ),
    ),
)
TRAVEL: tuple[Block, ...] = (
    ("h1", "Travel Policy"),
    ("p", "Effective 1 February 2026. Owner: Finance."),
    ("p", "This policy applies to business trips of all employees of Quillmoor Alpine."),
    ("h2", "Approval"),
    (
        "p",
        "Every trip must be approved by the line manager before it is booked. Trips that cost "
        "more than €2,000 also need the approval of the finance director. Trips must be booked at "
        "least 14 days in advance, except for customer emergencies.",
    ),
    ("h2", "Transport"),
    (
        "p",
        "Trains are to be used for journeys of less than 6 hours. Flights are booked in economy "
        "class; business class is permitted only on flights of more than 8 hours. First class is "
        "never reimbursed. The use of a private car is reimbursed at €0.38 per kilometre.",
    ),
    ("h2", "Accommodation and meals"),
    (
        "p",
        "Hotel costs are reimbursed up to €140 per night, and up to €190 per night in Zurich, "
        "London and Paris. Breakfast is reimbursed if it is not included in the room rate.",
    ),
)
PER_DIEM: tuple[tuple[str, ...], ...] = (
    ("Country", "Full day", "Half day"),
    ("Austria", "€45", "€22.50"),
    ("France", "€55", "€27.50"),
    ("United Kingdom", "€60", "€30.00"),
    ("Switzerland", "€75", "€37.50"),
)
TRAVEL_END: tuple[Block, ...] = (
    ("h2", "Expense claims"),
    (
        "p",
        "Expense claims must be submitted within 30 days of the end of the trip. Receipts are "
        "required for all amounts above €15. Claims are paid within 10 working days. Alcoholic "
        "drinks and traffic fines are not reimbursed.",
    ),
    ("h2", "Insurance"),
    (
        "p",
        "Employees are insured on business trips for medical costs of up to €1,000,000. The "
        "insurance does not cover private extensions of a trip of more than 5 days.",
    ),
)


def product_sheet() -> bytes:
    """Return the product sheet as a PDF of two pages."""
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Spacer

    styles = getSampleStyleSheet()
    names = {"h1": "Heading1", "h2": "Heading2", "p": "BodyText"}
    flow: list[Any] = []
    for number, page in enumerate(SHEET_PAGES):
        if number:
            flow.append(PageBreak())
        for kind, text in page:
            flow += [Paragraph(text, styles[names[kind]]), Spacer(1, 6)]
    buffer = io.BytesIO()
    # `invariant` makes reportlab leave out the random document id, and date the file 2000.
    SimpleDocTemplate(
        buffer,
        pagesize=A4,
        title="Product Sheet: Skarn Tents",
        author="Quillmoor Alpine",
        invariant=1,
    ).build(flow, onFirstPage=lambda canvas, _: canvas.setDateFormatter(lambda *_: PDF_TIME))
    return buffer.getvalue()


def travel_policy() -> bytes:
    """Return the travel policy as a DOCX with one table."""
    import docx

    document = docx.Document()
    properties = document.core_properties
    properties.title, properties.author = "Travel Policy", "Quillmoor Alpine"
    properties.created = properties.modified = datetime.datetime(*ZIP_TIME)
    _write(document, TRAVEL)
    document.add_paragraph("Daily allowance for meals, by country:")
    table = document.add_table(rows=0, cols=len(PER_DIEM[0]))
    for row in PER_DIEM:
        for cell, text in zip(table.add_row().cells, row, strict=True):
            cell.text = text
    _write(document, TRAVEL_END)
    buffer = io.BytesIO()
    document.save(buffer)
    return _fixed_times(buffer.getvalue())


def _write(document: Any, blocks: tuple[Block, ...]) -> None:
    for kind, text in blocks:
        if kind == "p":
            document.add_paragraph(text)
        else:
            document.add_heading(text, level=int(kind[1]))


def _fixed_times(archive: bytes) -> bytes:
    """Return the ZIP ``archive`` with every member dated ``ZIP_TIME``."""
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as source,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        for name in source.namelist():
            member = zipfile.ZipInfo(name, ZIP_TIME)
            member.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(member, source.read(name))
    return buffer.getvalue()


def main(folder: Path = CORPUS) -> None:
    """Write both files into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "product-sheet.pdf").write_bytes(product_sheet())
    (folder / "travel-policy.docx").write_bytes(travel_policy())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
