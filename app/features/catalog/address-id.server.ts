/** Ids in addresses: what is no id leads to the page for what does not exist. */

/** The id that an address carries. Throws the answer 404 when it is none. */
export function idOfAddress(text: string | undefined): number {
	const id = Number(text);
	if (!Number.isSafeInteger(id) || id <= 0) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return id;
}
