"""The HTTP surface: routes, events, identity and limits on the LangGraph server's port."""
