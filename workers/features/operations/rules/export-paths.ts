/** The places of a tenant's files below the account: `<family>/<name>`. @pure */
import { z } from "zod";

/** A place; no part of it leads elsewhere. */
export const filePath = z
	.string()
	.max(500)
	.regex(/^[a-z_]+(\/[\w-][\w.-]*)+$/);
