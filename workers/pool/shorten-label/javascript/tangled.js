export function shorten(label, limit) {
  var chars = [];
  var i = 0;
  while (i < label.length) {
    var code = label.charCodeAt(i);
    if (code >= 0xd800 && code <= 0xdbff) {
      if (i + 1 < label.length) {
        chars.push(label.charAt(i) + label.charAt(i + 1));
        i = i + 2;
      } else {
        chars.push(label.charAt(i));
        i = i + 1;
      }
    } else {
      chars.push(label.charAt(i));
      i = i + 1;
    }
  }
  if (chars.length > limit) {
    var out = "";
    var spaces = "";
    for (var j = 0; j < limit - 1; j++) {
      if (chars[j] === " ") {
        spaces = spaces + " ";
      } else {
        if (spaces.length > 0) {
          out = out + spaces;
          spaces = "";
          out = out + chars[j];
        } else {
          out = out + chars[j];
        }
      }
    }
    if (out.length === 0) {
      return "…";
    } else {
      return out + "…";
    }
  } else {
    return label;
  }
}
