/** The ids that addresses of screens name. @pure */

/** The id in a part of an address. Throws a 404 for anything else, as for what does not exist. */
export function addressId(text: string | undefined): number {
	const id = Number(text);
	if (!/^\d{1,16}$/.test(text ?? "") || !Number.isSafeInteger(id) || id < 1)
		throw Response.json({ resultType: "not_found" }, { status: 404 });
	return id;
}
