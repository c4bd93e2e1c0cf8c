function attack(port) {
  return fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
}
