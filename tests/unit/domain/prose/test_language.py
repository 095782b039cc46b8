"""Languages are told only where they are certain."""

import pytest

from agent.domain.prose.language import foreign

FOREIGN = {
    "Der Hund ist im Garten nicht erlaubt.": "German",
    "Die Gebühr beträgt 900 Euro und die Frist endet am 5. Mai.": "German",
    "Les chiens sont admis.": "French",
    "L'entrée n'est pas gratuite.": "French",
    "I cani non sono ammessi nel parco.": "Italian",
    "Los perros no están permitidos en el parque.": "Spanish",
    "Os cães não são permitidos no parque.": "Portuguese",
    "Honden zijn niet toegestaan in het park.": "Dutch",
    "Hundar är inte tillåtna i parken.": "Swedish",
    "Hunde er ikke tilladt i parken.": "Danish or Norwegian",
    "Psy nie są wpuszczane do parku.": "Polish",
    "Câinii nu sunt admiși în parc.": "Romanian",
    "Köpekler parka giremez ve bu kural herkes için geçerlidir.": "Turkish",
    "Собаки не допускаются в парк.": "Cyrillic script",
    "料金は900ユーロです。": "Japanese",
    "狗不得进入公园。": "Chinese or Japanese",
    "개는 입장할 수 없습니다.": "Korean",
    "الكلاب غير مسموح بها.": "Arabic script",
    "Der Satz „the fee is due“ steht im Vertrag und ist auch für die Mieter bindend, wenn sie ihn "
    "nicht gelesen haben oder nicht lesen konnten.": "German",
}

ENGLISH = [
    "",
    "Los Angeles",
    "Banco de Crédito del Perú owns 5 banks.",
    "La Liga, El Clasico, Los Blancos",
    "Bundesamt für Sicherheit in der Informationstechnik publishes standards.",
    "The company Société Générale de Banque was founded in 1822.",
    "His je ne sais quoi charmed all.",
    "Kennedy said ich bin ein Berliner.",
    "Ludwig van Beethoven wrote Für Elise.",
    "Charles de Gaulle led France.",
    "Café de la Paix serves crêpes.",
    "We like a la mode desserts and de facto rules.",
    "Москва is the capital of Russia.",
    "The sign says 出口 and means exit.",
    "Do as I do, no more, no less.",
    "I am to die in here.",
    "No dogs, no cats, no birds in a park.",
    "Vitamins A, B, C, D, E, K and o",
    "se-63f9455b_og",
    "en-fr-rnn-rev; es-en",
    "Fee: 900 euros",
]


@pytest.mark.parametrize(("text", "language"), FOREIGN.items())
def test_foreign(text: str, language: str) -> None:
    assert foreign(text) == language


@pytest.mark.parametrize("text", ENGLISH)
def test_english_or_uncertain(text: str) -> None:
    assert foreign(text) is None
