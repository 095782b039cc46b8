"""Addresses that only this machine reaches."""

import ipaddress

LOCAL_NAMES = {"localhost", "ip6-localhost"}


def is_loopback(host: str) -> bool:
    """Tell whether ``host``, an address or a name without port, is this machine alone."""
    if host.lower().rstrip(".") in LOCAL_NAMES:
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)
