/** Uploads: an account owner loads people or a catalogue from a file and sees what became of each row. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useFormAnswer } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { ColumnLists } from "./column-list";
import { isUnderWay, type PastUpload } from "./past-upload";
import { PastUploads } from "./past-uploads";
import { UploadForm } from "./upload-form";
import { UploadQuestion, type WaitingUpload } from "./upload-question";
import type { loader } from "./uploads.server";
import "./imports.css";

export { action, loader } from "./uploads.server";

export const meta = titleMeta;

/** Larger posts come in for this call alone, from those who may make it. */
export const handle = { takesFiles: "imports/upload-file" };

/** The form, the columns that it knows, and the past uploads. */
export default function UploadsScreen() {
	const { t } = useTranslation("imports");
	const { list, imports, asked, form } = useLoaderData<typeof loader>();
	const uploads = list.rows;
	const isRefused = useFormAnswer(form.name).answer?.refusal !== undefined;
	const { revalidate } = useRevalidator();
	// What somebody just tried comes first; what waits, else.
	const questions = uploads
		.filter(isWaiting)
		.map((upload) => <UploadQuestion key={upload.id} upload={upload} imports={imports} />);
	usePolling(uploads.some(isUnderWay), revalidate, uploads[0]?.id);
	return (
		<div className="stack-large page-middle">
			<PageHead title={t("title")} subtitle={t(imports.length > 1 ? "subtitle" : "subtitleOne")} />
			{!isRefused && questions}
			<UploadForm key={list.total_rows} form={form} imports={imports} asked={asked} />
			{isRefused && questions}
			<ColumnLists imports={imports} />
			<PastUploads list={list} imports={imports} />
		</div>
	);
}

function isWaiting<Upload extends PastUpload>(upload: Upload): upload is Upload & WaitingUpload {
	return upload.question !== null && upload.question.code !== "columns";
}
