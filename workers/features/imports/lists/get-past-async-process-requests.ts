/** Other long-running work of the signed-in owner, newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { pastUploadsFace } from "./get-past-upload-file-requests";

export const pastProcessesFace = defineListFace({
	...pastUploadsFace,
	name: "imports/get-past-async-process-requests",
});
