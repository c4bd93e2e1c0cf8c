import { respondText } from "../../api/_lib/respond";
import { type Markup, markup } from "./markup";

/** No scripts at all, one file of styles, and anybody may put it in a frame. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

interface EmbedPage {
  title: string;
  /** Absolute address of the full page. */
  fullAddress: string;
  body: Markup;
}

/** Answers with a small page for other sites' frames: its links open in the whole window. */
export function respondEmbed(request: Request, page: EmbedPage): Response {
  const { html } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<base target="_top">
<link rel="canonical" href="${page.fullAddress}">
<link rel="stylesheet" href="/embed.css">
</head>
<body>
<main>
${page.body}
<footer><a href="${page.fullAddress}">Errorbar: the whole page, its method and its data</a></footer>
</main>
</body>
</html>
`;
  return respondText(request, html, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer",
  });
}
