/** A piece of one file of a client, as base64. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { filePath } from "../rules/export-paths";
import { knownSubdomain } from "../rules/subdomain";
import { exportErrors, getExported } from "../steps/export-client";
import { placeOf } from "../store/export-files";

const pieceBytes = 4 * 1_048_576;

export const exportFile = defineEndpoint({
	name: "operations/export-file",
	path: "/api/operations/api_export_file",
	summary: "A piece of one file of a client as base64, from `offset` on; `bytes` is the length of the whole.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, path: filePath, offset: z.int().min(0).default(0) }),
	output: z.object({ piece: z.string(), bytes: z.int() }),
	errors: exportErrors,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain, path, offset }) => {
		const { id } = await getExported(scope, subdomain);
		const key = placeOf(id, path);
		const head = await scope.env.FILES.head(key);
		if (!head) throw notFound("file");
		if (offset >= head.size) return { piece: "", bytes: head.size };
		const length = Math.min(pieceBytes, head.size - offset);
		const object = await scope.env.FILES.get(key, { range: { offset, length } });
		if (!object) throw notFound("file");
		return { piece: Buffer.from(await object.arrayBuffer()).toString("base64"), bytes: head.size };
	},
});
