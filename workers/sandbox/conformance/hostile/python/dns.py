import socket


def attack():
    return socket.getaddrinfo("example.com", 80)
