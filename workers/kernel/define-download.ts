/** A file that is fetched by link: declared like an endpoint, streamed from R2 by the door with range support. */
import type { Access, FlagRule } from "./define-endpoint";
import type { User } from "./identity";
import type { Scope } from "./scope";

/** Where the bytes lie and how they are shown. */
export type FileAnswer = {
	/** Key in R2. */
	object_key: string;
	content_type: string;
	/** Given for attachments: the name under which it is saved. */
	file_name?: string;
	/** Further headers, such as row count and SHA-256. */
	headers?: Record<string, string>;
	/** True for content whose address changes with it. */
	isImmutable?: boolean;
};

/** A declared download. `path` is below the site's root, with `:parameters`. */
export type Download = {
	name: string;
	path: `/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	// biome-ignore lint/suspicious/noExplicitAny: anonymous downloads see a scope without a user.
	handler: (scope: any, parameters: Record<string, string>) => Promise<FileAnswer>;
};

/** Declares a download. Its handler checks account, requester and rights again, and refuses like an endpoint. */
export function defineDownload<const A extends Access>(
	declaration: Omit<Download, "handler" | "access"> & {
		access: A;
		handler: (
			scope: Scope<A extends "anyone" ? User | null : User>,
			parameters: Record<string, string>,
		) => Promise<FileAnswer>;
	},
): Download {
	return declaration;
}
