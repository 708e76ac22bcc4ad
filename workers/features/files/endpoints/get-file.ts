/** Serves a kept picture or document by its random key; logos are shown before sign-in, so that anyone who has the address may. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { resourcePolicyOf } from "../rules/embedding";
import { findFile, objectKey } from "../store/files";

/** A browser draws no document that is sandboxed; its own reader needs styles and itself, and loads nothing else. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

export const getFile = defineDownload({
	name: "files/get-file",
	path: "/files/:key",
	summary: "A picture or document of the tenant; its address changes with its content.",
	access: "anyone",
	handler: async (scope, { key }) => {
		if (!key || !/^[0-9a-f]{32}$/.test(key)) throw notFound("file");
		const [file] = await scope.read(findFile(scope.account.id, key));
		if (!file) throw notFound("file");
		const { content_type } = file;
		return {
			object_key: objectKey(scope.account.id, file.key),
			content_type,
			isImmutable: true,
			headers: {
				"cross-origin-resource-policy": resourcePolicyOf(file),
				...(content_type === "application/pdf" ? { "content-security-policy": documentPolicy } : {}),
			},
		};
	},
});
