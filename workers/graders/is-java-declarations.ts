import { maskJava } from "../../lib/core/extraction/mask-java";

const imports = /^\s*(?:import\s[^;]*;\s*)*/;
const typeHeader =
  /^(?:@\w+\s+|(?:public|private|protected|static|final|abstract)\s+)*(?:class|interface|enum|record)\s+[\p{ID_Start}$_]/u;
const methodHeader =
  /^(?:@\w+\s+|(?:public|private|protected|static|final|synchronized)\s+)*[\p{ID_Start}$_][^;={}()]*\s[\p{ID_Start}$_][\p{ID_Continue}$]*\s*\([^;{}]*\)\s*(?:throws\s[^;={}]*)?$/u;
/** Words that lead to a brace in the body of a method, where a declaration has its type. */
const statement =
  /^(?:if|for|while|do|else|try|switch|synchronized|return|new|throw|catch|finally)\b/;

/**
 * Whether Java text is nothing but declarations of classes and methods, so that it can't go on in a
 * method's body as its statements. Braces that it closes without having opened them end the text.
 */
export function isJavaDeclarations(text: string): boolean {
  const code = maskJava(text).replace(imports, "");
  let depth = 0;
  let start = 0;
  let found = false;
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === "{") {
      if (depth === 0 && !isHeader(code.slice(start, at).trim())) return false;
      found = true;
      depth += 1;
    } else if (code[at] === "}") {
      depth -= 1;
      if (depth < 0)
        return found && (code.slice(start, at) + code.slice(at)).replaceAll(/[\s}]/g, "") === "";
      start = at + 1;
    }
  }
  return found && depth === 0 && code.slice(start).trim() === "";
}

function isHeader(header: string): boolean {
  if (statement.test(header)) return false;
  return typeHeader.test(header) || methodHeader.test(header);
}
