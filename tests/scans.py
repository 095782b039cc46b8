"""PDF files with pages of text, of pictures, and of nothing."""

import io

from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen import canvas


def scanned_pdf(pages: str) -> bytes:
    """Return a PDF with a page for each letter: text, scan, picture with a caption, or blank."""
    buffer = io.BytesIO()
    sheet = canvas.Canvas(buffer)
    for page in pages:
        if page in "sp":
            sheet.drawImage(ImageReader(Image.new("RGB", (8, 8))), 72, 72)
        if page in "tp":
            sheet.drawString(72, 700, "Staff get 25 days.")
        sheet.showPage()
    sheet.save()
    return buffer.getvalue()
