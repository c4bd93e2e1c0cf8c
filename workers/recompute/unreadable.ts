/** Something of the archive that is missing, or is not of the form that this program knows. */
export class Unreadable extends Error {}
