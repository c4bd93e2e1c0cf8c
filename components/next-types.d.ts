/// <reference types="next" />
/// <reference types="next/image-types/global" />
// So that CSS modules type-check on a fresh clone, before Next has written its own next-env.d.ts.
