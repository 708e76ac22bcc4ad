/** Whom the platform writes to: nobody who is suspended, has left or was erased. @pure */

/** True while emails go to people in this state. */
export function isWrittenTo(status: string): boolean {
	return ["invited", "pending", "active"].includes(status);
}
