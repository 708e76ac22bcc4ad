/** The files of a multipart form, as calls take them. */

/** The file of the field `file`; none where none was chosen. */
export async function uploadedFiles(form: FormData) {
	const file = form.get("file");
	if (!(file instanceof File)) return [];
	return [{ field: "file", name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }];
}
