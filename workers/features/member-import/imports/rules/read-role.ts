/** Reads a role as files write it, and tells whether it is one of ours. */
import { roles } from "#workers/kernel/identity";

/** Roles are written with spaces or underscores; sales_rep is the custom name of a built-in role (gaps.md, "Sales roles"). */
export function readRole(text: string): string | null {
	const role = text.toLowerCase().replaceAll(/[\s-]+/g, "_");
	return role === "sales_rep" ? "widia_sales_rep" : role || null;
}

/** Whether a cell names a role of the platform. */
export function isRole(text: string): boolean {
	return (roles as readonly string[]).includes(readRole(text) ?? "");
}
