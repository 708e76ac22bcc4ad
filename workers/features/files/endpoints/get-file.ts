/** Serves a kept picture by its random key; logos are shown before sign-in, so that anyone who has the address may. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { findFile, objectKey } from "../store";

export const getFile = defineDownload({
	name: "files/get-file",
	path: "/files/:key",
	summary: "A picture of the tenant; its address changes with its content.",
	access: "anyone",
	handler: async (scope, { key }) => {
		if (!key || !/^[0-9a-f]{32}$/.test(key)) throw notFound("file");
		const [file] = await scope.read(findFile(scope.account.id, key));
		if (!file) throw notFound("file");
		return { object_key: objectKey(scope.account.id, file.key), content_type: file.content_type, isImmutable: true };
	},
});
