/** Hands out the file to start from of an import, to whoever may upload it. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { templateName, templateOf } from "../rules/template";
import { uploaders } from "../rules/uploaders";
import { importsFor } from "../store/known-imports";

export const downloadTemplate = defineDownload({
	name: "imports/download-template",
	path: "/webapp/templates/:file",
	summary: "The file to start from of an import: a CSV with its headers and some examples.",
	access: uploaders,
	handler: async ({ user }, { file }) => {
		const declared = importsFor(user).find(({ kind }) => templateName(kind) === file);
		if (!declared) throw notFound("file");
		return {
			text: templateOf(declared),
			content_type: "text/csv; charset=utf-8",
			file_name: templateName(declared.kind),
		};
	},
});
