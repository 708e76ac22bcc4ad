/** What is fetched by link and declared like an endpoint: a file from R2 with range support, a composed text, an open line to an object, or the way to a screen. */
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

/** The object that answers the upgrade to a WebSocket; the dispatcher lets only the tenant's own pages ask. */
export type SocketAnswer = { socket: { fetch(request: Request): Promise<Response> } };

/**
 * A small text that is composed when it is asked for; `file_name` is the name under which it is saved, and what programs
 * read has none. `isPublic` lets any site's scripts read it.
 */
export type TextAnswer = { text: string; content_type: string; file_name?: string; isPublic?: boolean };

/** Another address of the tenant's site, for links of the specification that lead to a screen. */
export type ElsewhereAnswer = { redirect_to: `/${string}` };

/** What a download may answer. */
export type DownloadAnswer = FileAnswer | SocketAnswer | TextAnswer | ElsewhereAnswer;

/** A declared download. `path` is below the site's root, with `:parameters`. */
export type Download = {
	name: string;
	path: `/${string}`;
	summary: string;
	access: Access;
	flags?: readonly FlagRule[];
	// biome-ignore lint/suspicious/noExplicitAny: anonymous downloads see a scope without a user.
	handler: (scope: any, parameters: Record<string, string>) => Promise<DownloadAnswer>;
};

/** Declares a download. Its handler checks account, requester and rights again, and refuses like an endpoint. */
export function defineDownload<const A extends Access>(
	declaration: Omit<Download, "handler" | "access"> & {
		access: A;
		handler: (
			scope: Scope<A extends "anyone" ? User | null : User>,
			parameters: Record<string, string>,
		) => Promise<DownloadAnswer>;
	},
): Download {
	return declaration;
}
