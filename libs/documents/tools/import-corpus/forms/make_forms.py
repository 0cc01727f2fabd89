"""Writes DOCX files from blocks: paragraphs, tables, text boxes and columns. Reads a list of jobs from stdin."""

import json
import sys

from docx import Document
from docx.enum.section import WD_SECTION
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT, WD_TAB_LEADER
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Cm, Pt, RGBColor

ALIGN = {
    "left": WD_ALIGN_PARAGRAPH.LEFT,
    "center": WD_ALIGN_PARAGRAPH.CENTER,
    "right": WD_ALIGN_PARAGRAPH.RIGHT,
    "justify": WD_ALIGN_PARAGRAPH.JUSTIFY,
}
PAPER = {"A4": (21.0, 29.7), "Letter": (21.59, 27.94)}


def element(tag, **attributes):
    made = OxmlElement(tag)
    for name, value in attributes.items():
        made.set(qn("w:" + name), str(value))
    return made


def write_run(paragraph, run):
    if isinstance(run, str):
        run = {"text": run}
    made = paragraph.add_run(run["text"])
    font = made.font
    font.bold, font.italic, font.underline = run.get("b"), run.get("i"), run.get("u")
    font.all_caps, font.small_caps = run.get("caps"), run.get("small")
    if "size" in run:
        font.size = Pt(run["size"])
    if "color" in run:
        font.color.rgb = RGBColor.from_string(run["color"])
    if "font" in run:
        font.name = run["font"]


def shape(paragraph, block):
    form = paragraph.paragraph_format
    if "align" in block:
        paragraph.alignment = ALIGN[block["align"]]
    for stop in block.get("tabs", []):
        form.tab_stops.add_tab_stop(
            Cm(stop["at"]),
            WD_TAB_ALIGNMENT.RIGHT if stop.get("right") else WD_TAB_ALIGNMENT.LEFT,
            WD_TAB_LEADER.DOTS if stop.get("dots") else WD_TAB_LEADER.SPACES,
        )
    if "left" in block:
        form.left_indent = Cm(block["left"])
    if "hanging" in block:
        form.first_line_indent = Cm(-block["hanging"])
    form.space_before = Pt(block.get("before", 0))
    form.space_after = Pt(block.get("after", 2))
    properties = paragraph._p.get_or_add_pPr()
    if block.get("ruled"):
        border = element("w:pBdr")
        border.append(element("w:bottom", val="single", sz=6, space=1, color="444444"))
        properties.insert_element_before(border, "w:shd", "w:tabs", "w:spacing", "w:ind", "w:jc")
    if "shade" in block:
        shade = element("w:shd", val="clear", color="auto", fill=block["shade"])
        properties.insert_element_before(shade, "w:tabs", "w:spacing", "w:ind", "w:jc")


def write_paragraph(paragraph, block):
    if "style" in block:
        paragraph.style = paragraph.part.document.styles[block["style"]]
    shape(paragraph, block)
    for run in block["runs"]:
        write_run(paragraph, run)


def write_table(place, block):
    table = place.add_table(0, len(block["widths"]))
    table.autofit = False
    if block.get("borders"):
        table.style = place.part.document.styles["Table Grid"]
    for column, centimetres in zip(table.columns, block["widths"]):
        column.width = Cm(centimetres)
    for row in block["rows"]:
        cells = table.add_row().cells
        for cell, content, centimetres in zip(cells, row, block["widths"]):
            cell.width = Cm(centimetres)
            write_blocks(cell, content, True)


def write_box(paragraph, block, place):
    x, y, width, height = (round(28.35 * value) for value in block["at"])
    run = paragraph.add_run()
    pict = parse_xml(
        f'<w:pict {nsdecls("w")} xmlns:v="urn:schemas-microsoft-com:vml">'
        f'<v:shape type="#_x0000_t202" stroked="f" style="position:absolute;margin-left:{x}pt;margin-top:{y}pt;'
        f'width:{width}pt;height:{height}pt;mso-position-horizontal-relative:page;'
        f'mso-position-vertical-relative:page"><v:textbox><w:txbxContent/></v:textbox></v:shape></w:pict>'
    )
    run._r.append(pict)
    content = pict.find(".//" + qn("w:txbxContent"))
    for inner in block["blocks"]:
        made = place.add_paragraph()
        write_paragraph(made, inner)
        content.append(made._p)


def write_blocks(place, blocks, is_cell=False):
    """Writes into a document, a cell, a header or a footer."""
    for at, block in enumerate(blocks):
        kind = block["kind"]
        if kind == "p":
            first = is_cell and at == 0
            write_paragraph(place.paragraphs[0] if first else place.add_paragraph(), block)
        elif kind == "table":
            write_table(place, block)
        elif kind == "box":
            write_box(place.add_paragraph(), block, place)
        elif kind == "page":
            place.add_page_break()
        elif kind == "columns":
            section = place.add_section(WD_SECTION.CONTINUOUS)
            columns = section._sectPr.xpath("./w:cols")[0]
            columns.set(qn("w:num"), str(block["count"]))
            columns.set(qn("w:space"), "500")


def write_number(paragraph):
    for kind, text in (("begin", None), (None, "PAGE"), ("end", None)):
        run = paragraph.add_run()._r
        if kind:
            run.append(element("w:fldChar", fldCharType=kind))
        else:
            field = element("w:instrText")
            field.text = text
            run.append(field)


def write_document(job):
    plan = job["document"]
    document = Document()
    normal = document.styles["Normal"]
    normal.font.name, normal.font.size = plan["font"], Pt(plan["size"])
    section = document.sections[0]
    wide, high = PAPER[plan.get("paper", "A4")]
    section.page_width, section.page_height = Cm(wide), Cm(high)
    top, right, bottom, left = plan.get("margins", (2, 2, 2, 2))
    section.top_margin, section.bottom_margin = Cm(top), Cm(bottom)
    section.left_margin, section.right_margin = Cm(left), Cm(right)
    if "header" in plan:
        write_blocks(section.header, plan["header"], True)
    if "footer" in plan:
        write_blocks(section.footer, plan["footer"], True)
    if plan.get("numbered"):
        write_number(section.footer.paragraphs[-1])
    write_blocks(document, [block for block in plan["blocks"] if block])
    document.save(job["file"])


for job in json.load(sys.stdin):
    write_document(job)
