import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import ErrorPage from "./error";
import GlobalError from "./global-error";
import NotFound from "./not-found";

const retry = () => undefined;

test("a page that could not be made says what to do, and what to quote, and not what happened", () => {
  const error = Object.assign(new Error("password in here"), { digest: "3141592653" });
  const page = renderToStaticMarkup(<ErrorPage error={error} retry={retry} />);
  expect(page).toContain("Try again</button>");
  expect(page).toContain('<a href="/">Back to the board</a>');
  expect(page).toContain("<code>3141592653</code>");
  expect(page).not.toContain("password");
});

test("without a digest there is nothing to quote", () => {
  expect(renderToStaticMarkup(<ErrorPage error={null} retry={retry} />)).not.toContain("<code>");
});

test("where not even the frame could be made the page brings one, with the same ways out", () => {
  const page = renderToStaticMarkup(<GlobalError error={new Error("x")} retry={retry} />);
  expect(page).toMatch(/^<html lang="en">/);
  expect(page).toContain("<main");
  expect(page).toContain("Try again</button>");
});

test("an address that names nothing leads to where something is", () => {
  const page = renderToStaticMarkup(<NotFound />);
  for (const path of ["/", "/boards", "/models", "/tasks", "/records"]) {
    expect(page).toContain(`href="${path}"`);
  }
});
