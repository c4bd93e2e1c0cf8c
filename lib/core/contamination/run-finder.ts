/** One state of a suffix automaton: all places of a text at which the same sequences end. */
interface State {
  /** Of the longest sequence that ends here. */
  readonly length: number;
  link: number;
  next: Map<string, number>;
}

/**
 * Tells for each token of another text how many tokens up to it stand in this text in the same order
 * without a gap. Built once, it takes time in proportion to the other text alone, whatever that holds.
 *
 * Source: suffix automaton of Blumer et al. 1985.
 */
export class RunFinder {
  private readonly states: State[] = [{ length: 0, link: -1, next: new Map() }];
  private last = 0;

  constructor(tokens: Iterable<string>) {
    for (const token of tokens) this.append(token);
  }

  /** The length of the longest run that ends at each token. */
  *runs(tokens: Iterable<string>): Generator<number> {
    let state = 0;
    let length = 0;
    for (const token of tokens) {
      let target = this.at(state).next.get(token);
      while (target === undefined && state !== 0) {
        state = this.at(state).link;
        length = this.at(state).length;
        target = this.at(state).next.get(token);
      }
      if (target === undefined) {
        length = 0;
      } else {
        state = target;
        length++;
      }
      yield length;
    }
  }

  private append(token: string): void {
    const added = this.add({ length: this.at(this.last).length + 1, link: 0, next: new Map() });
    let place = this.last;
    this.last = added;
    while (place !== -1 && !this.at(place).next.has(token)) {
      this.at(place).next.set(token, added);
      place = this.at(place).link;
    }
    if (place === -1) return;
    const target = this.at(place).next.get(token) ?? 0;
    const isDirect = this.at(place).length + 1 === this.at(target).length;
    this.at(added).link = isDirect ? target : this.split(place, token, target);
  }

  /** Takes the shorter sequences out of a state, into one of their own. */
  private split(from: number, token: string, target: number): number {
    const { link, next } = this.at(target);
    const copy = this.add({ length: this.at(from).length + 1, link, next: new Map(next) });
    for (let place = from; place !== -1; place = this.at(place).link) {
      if (this.at(place).next.get(token) !== target) break;
      this.at(place).next.set(token, copy);
    }
    this.at(target).link = copy;
    return copy;
  }

  private add(state: State): number {
    return this.states.push(state) - 1;
  }

  private at(index: number): State {
    const state = this.states[index];
    if (state === undefined) throw new RangeError(`no state ${index}`);
    return state;
  }
}
