/** Uploads: an account owner loads people or a catalogue from a file and sees what became of each row. */
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { ColumnLists } from "./column-list";
import { isUnderWay, type PastUpload } from "./past-upload";
import { PastUploads } from "./past-uploads";
import { UploadForm } from "./upload-form";
import { UploadQuestion, type WaitingUpload } from "./upload-question";
import type { action, loader } from "./uploads.server";
import "./imports.css";

export { action, loader } from "./uploads.server";

export const meta = titleMeta;

/** Larger posts come in for this call alone, from those who may make it. */
export const handle = { takesFiles: "imports/upload-file" };

/** The form, the columns that it knows, and the past uploads. */
export default function UploadsScreen() {
	const { t } = useTranslation("imports");
	const { list, imports, repeatKey } = useLoaderData<typeof loader>();
	const uploads = list.rows;
	const refused = useActionData<typeof action>();
	const { revalidate } = useRevalidator();
	const answered = refused?.typed.upload_id;
	const error = refused && (refused.refusal.errors?.file?.[0] ?? refused.refusal.resultMsg);
	// What somebody just tried comes first; what waits, else.
	const uploadError = answered ? undefined : error;
	const questions = uploads
		.filter(isWaiting)
		.map((upload) => (
			<UploadQuestion
				key={upload.id}
				upload={upload}
				imports={imports}
				error={answered === String(upload.id) ? error : undefined}
			/>
		));
	usePolling(uploads.some(isUnderWay), revalidate, uploads[0]?.id);
	return (
		<div className="stack-large page-middle">
			<PageHead title={t("title")} subtitle={t("subtitle")} />
			{!uploadError && questions}
			<UploadForm
				key={list.total_rows}
				imports={imports}
				repeatKey={repeatKey}
				chosenKind={answered ? undefined : refused?.typed.kind}
				error={uploadError}
			/>
			{uploadError && questions}
			<ColumnLists imports={imports} />
			<PastUploads list={list} imports={imports} />
		</div>
	);
}

function isWaiting<Upload extends PastUpload>(upload: Upload): upload is Upload & WaitingUpload {
	return upload.question !== null;
}
