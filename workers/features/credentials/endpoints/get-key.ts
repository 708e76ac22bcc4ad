/** One public key, at the address that credentials name as theirs. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { publicDocument } from "../steps/public-document";
import { findKey } from "../store";

export const getKey = defineDownload({
	name: "credentials/get-key",
	path: "/credentials/keys/:key_id",
	summary: "A public key of this site's credentials as a JWK.",
	access: "anyone",
	handler: async (scope, { key_id = "" }) => {
		const [key] = await scope.read(findKey(scope.account.id, key_id));
		if (!key) throw notFound("key");
		return publicDocument(JSON.parse(key.public_key) as object);
	},
});
