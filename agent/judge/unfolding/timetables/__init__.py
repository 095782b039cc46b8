"""Timetables, *Mon–Fri 8–12 and 15–19, Sat 9–13*, told for the day and the hour of a claim."""
