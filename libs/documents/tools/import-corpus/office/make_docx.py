"""Writes DOCX files with python-docx: `python3 make_docx.py <layout>`, jobs as JSON on standard input."""
import json
import sys

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.shared import Cm, Pt


def headings(document, resume):
    """Word's own heading styles; title and employer in one heading, dates below."""
    document.add_heading(resume["name"], 0)
    document.add_paragraph(" | ".join(resume["contact"]))
    for section in resume["sections"]:
        document.add_heading(section["heading"], 1)
        for entry in section["entries"]:
            if entry["main"]:
                document.add_heading(" at ".join(filter(None, [entry["main"], entry["side"]]))
                                     if section["kind"] == "work" else entry["main"], 2)
                if section["kind"] != "work" and entry["side"]:
                    document.add_paragraph(entry["side"])
            if entry["dates"]:
                document.add_paragraph(entry["dates"], style="Intense Quote" if section["kind"] == "work" else None)
            for line in entry["lines"]:
                document.add_paragraph(line, style="List Bullet" if section["kind"] == "work" else None)
        if section["kind"] == "names":
            for name in section["names"]:
                document.add_paragraph(name, style="List Bullet")


def tabs(document, resume):
    """Bold capitals as headings, a right tab before the dates, runs split within a line."""
    document.styles["Normal"].font.name = "Calibri"
    head = document.add_paragraph()
    run = head.add_run(resume["name"].upper())
    run.bold = True
    run.font.size = Pt(18)
    for line in resume["contact"]:
        document.add_paragraph(line).paragraph_format.space_after = Pt(0)
    for section in resume["sections"]:
        title = document.add_paragraph()
        title.add_run(section["heading"].upper()).bold = True
        for entry in section["entries"]:
            row = document.add_paragraph()
            row.paragraph_format.tab_stops.add_tab_stop(Cm(16), WD_TAB_ALIGNMENT.RIGHT)
            row.add_run(entry["side"] or entry["main"]).bold = True
            if entry["dates"]:
                row.add_run("\t")
                row.add_run(entry["dates"])
            if entry["side"] and entry["main"]:
                document.add_paragraph().add_run(entry["main"]).italic = True
            for line in entry["lines"]:
                document.add_paragraph(line, style="List Bullet")
        if section["kind"] == "names":
            document.add_paragraph(", ".join(section["names"]))


def grid(document, resume):
    """One table with lines: heading rows across, then dates, employer with title, and duties."""
    document.add_paragraph().add_run(resume["name"]).bold = True
    table = document.add_table(rows=0, cols=2)
    table.style = "Table Grid"
    for label, value in zip(resume["labels"], resume["contact"]):
        cells = table.add_row().cells
        cells[0].text, cells[1].text = label, value
    for section in resume["sections"]:
        row = table.add_row().cells
        row[0].merge(row[1]).text = section["heading"]
        for entry in section["entries"]:
            cells = table.add_row().cells
            cells[0].text = entry["dates"]
            lines = [entry["main"], entry["side"], *entry["lines"]]
            cells[1].text = "\n".join(filter(None, lines))
        if section["kind"] == "names":
            cells = table.add_row().cells
            cells[1].text = "\n".join(section["names"])


LAYOUTS = {"docx-python-headings": headings, "docx-python-tabs": tabs, "docx-python-grid": grid}

for job in json.load(sys.stdin):
    made = Document()
    LAYOUTS[sys.argv[1]](made, job["resume"])
    made.save(job["file"])
