#!/usr/bin/python3
"""Prints a page with WebKitGTK, whose WebDriver cannot: webkit-print.py URL OUT.pdf"""
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

HYDRATED = "Object.keys(document.querySelector('footer')).some((key) => key.startsWith('__reactProps'))"

url, out = sys.argv[1:]
window, view = Gtk.Window(), WebKit2.WebView()
window.set_default_size(1280, 900)
window.add(view)
window.show_all()


def print_page():
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(out))
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation(web_view=view, print_settings=settings, page_setup=setup)
    operation.connect("finished", Gtk.main_quit)
    operation.connect("failed", lambda _, error: sys.exit(error.message))
    operation.print_()


def poll(_=None, event=WebKit2.LoadEvent.FINISHED):
    if event == WebKit2.LoadEvent.FINISHED:
        view.evaluate_javascript(HYDRATED, -1, None, None, None, answer)


def answer(view, result):
    hydrated = view.evaluate_javascript_finish(result).to_boolean()
    GLib.timeout_add(100, print_page if hydrated else poll)


view.connect("load-changed", poll)
view.load_uri(url)
Gtk.main()
