/** Uploads: an account owner loads people or a catalogue from a file and sees what became of each row. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { ColumnLists } from "./column-list";
import { isRunning } from "./past-upload";
import { PastUploads } from "./past-uploads";
import { UploadForm } from "./upload-form";
import type { action, loader } from "./uploads.server";
import { usePolling } from "./use-polling";
import "./imports.css";

export { action, loader } from "./uploads.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** The form, the columns that it knows, and the past uploads. */
export default function UploadsScreen() {
	const { t } = useTranslation("imports");
	const { uploads, page, total_pages, total_rows, repeatKey } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	usePolling(uploads.some(isRunning));
	return (
		<div className="stack-large page-middle">
			<PageHead title={t("title")} subtitle={t("subtitle")} />
			<UploadForm
				key={total_rows}
				repeatKey={repeatKey}
				chosenKind={refused?.typed.kind}
				error={refused && (refused.refusal.errors?.file?.[0] ?? refused.refusal.resultMsg)}
			/>
			<ColumnLists />
			<PastUploads uploads={uploads} page={page} total_pages={total_pages} total_rows={total_rows} />
		</div>
	);
}
