import socket


def attack(port):
    with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
        connection.sendall(b"escape")
