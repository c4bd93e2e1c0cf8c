export function filesToRebuild(includes, changed, pinned) {
  const out = [];
  let again = true;
  while (again) {
    again = false;
    for (const name of includes.keys()) {
      let isPinned = false;
      for (const p of pinned) {
        if (p === name) {
          isPinned = true;
        }
      }
      if (!isPinned) {
        let isOut = false;
        for (const o of out) {
          if (o === name) {
            isOut = true;
          }
        }
        if (!isOut) {
          let hit = false;
          for (const other of includes.get(name)) {
            for (const c of changed) {
              if (c === other) {
                hit = true;
              }
            }
            for (const o of out) {
              if (o === other) {
                hit = true;
              }
            }
          }
          if (hit) {
            let at = out.length;
            for (let k = 0; k < out.length; k++) {
              if (name < out[k]) {
                if (k < at) {
                  at = k;
                }
              }
            }
            out.splice(at, 0, name);
            again = true;
            break;
          }
        }
      }
    }
  }
  return out;
}
