import { MethodSection } from "./method-section";

/** How code is taken from an answer, in each language. */
export function ExtractionSection() {
  return (
    <MethodSection id="extraction">
      <p>
        Models answer in several shapes, so one published rule a language takes the code from the
        answer, the same for every model:
      </p>
      <ol>
        <li>
          If the answer has fenced code blocks, they are looked at from the last to the first, then
          the text before the first fence. Otherwise the answer itself is looked at.
        </li>
        <li>
          The first of these that defines the wanted function is taken, placed after the prompt’s
          imports and helpers.
        </li>
        <li>
          Otherwise the first that starts indented is taken to continue the prompt. A prompt in
          plain words, such as those of MBPP, has no imports to keep and nothing to continue: the
          answer must then stand alone.
        </li>
        <li>
          Otherwise there is no code, and the candidate fails as <code>format</code>. Nothing is
          repaired or cut off.
        </li>
      </ol>
      <p>What that means in each language:</p>
      <ul>
        <li>
          <b>Python.</b> A function, a class or an assignment of that name at the start of a line is
          a definition, and so is a class <code>Solution</code> with such a method, which is called
          on a new object each time. An async function is awaited.
        </li>
        <li>
          <b>JavaScript.</b> So are a variable and an export of either module system. What closes
          more braces than it opens continues the prompt, too.
        </li>
        <li>
          <b>Java.</b> A class that has the method stands alone, whatever it is called, after the
          prompt’s imports; a method alone takes the place of the prompt’s own. Braces that the
          prompt opened are closed, since a method that continues it can’t be expected to.
        </li>
      </ul>
      <p>
        Where tests are asked for, the answer is a whole program: the last code block that has the
        form of one (a <code>TestCase</code> class, a call of <code>test</code>, a method marked{" "}
        <code>@Test</code>), or the answer itself where it has no blocks and begins with code.
      </p>
      <p>
        Each trace says what was chosen and why. A change of a rule gets a new name, which stands in
        the manifest of every run.
      </p>
    </MethodSection>
  );
}
