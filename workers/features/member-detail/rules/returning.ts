/** How somebody comes back who was suspended or has left. @pure */

/** Who had joined and can sign in takes part at once; anybody else is to be invited. */
export function returnsAs({ email }: { email: string }, has_joined: 0 | 1): "active" | "invited" {
	return has_joined === 1 && email !== "" ? "active" : "invited";
}
