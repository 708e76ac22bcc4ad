/** The list of past uploads: what became of each, with its wrong rows to download. */

import type { ListPage } from "~/list/list-page";
import { listAddress } from "~/list/list-query";
import { ListTable } from "~/list/list-table";
import { Anchor } from "~/ui/anchor";
import { Dotted } from "~/ui/dotted";
import { Icon } from "~/ui/icon";
import { LoadingIndicator } from "~/ui/loading";
import { useTranslation } from "~/ui/texts";
import { isRunning, isUnderWay, nameOfKind, type OfferedImport, type PastUpload, stateWords } from "./past-upload";
import { UploadInvitations } from "./upload-invitations";

/** Five a page, newest first. */
export function PastUploads({ list, imports }: { list: ListPage<PastUpload>; imports: readonly OfferedImport[] }) {
	const { t } = useTranslation("imports");
	return (
		<section className="stack-small" aria-labelledby="past-uploads">
			<div className="between">
				<h2 id="past-uploads">{t("past.title")}</h2>
				{list.rows.some(isUnderWay) && (
					<span className="row">
						<span className="meta">{t("past.mayTake")}</span>
						<Anchor className="link hit" href={listAddress(list.address, list.fields, list.page)}>
							{t("past.reload")}
						</Anchor>
					</span>
				)}
			</div>
			<ListTable
				list={list}
				caption={t("past.title")}
				cells={{
					file_name: (upload) => (
						<span>
							<Anchor className="strong hit" href={`/uploads/${upload.id}`}>
								{upload.file_name}
							</Anchor>
							<br />
							<span className="meta">{nameOfKind(imports, upload.report_type)}</span>
						</span>
					),
					status: (upload) => (
						<div>
							<UploadState upload={upload} />
							<UploadInvitations upload={upload} />
							<UploadActions upload={upload} />
						</div>
					),
				}}
				drawing="feed"
			/>
		</section>
	);
}

/** How far an upload is, and its counts; an upload that failed says why. */
export function UploadState({ upload }: { upload: PastUpload }) {
	const { t } = useTranslation("imports");
	const words = stateWords(upload);
	const { success_count, unchanged_count, failed_count, warning_count } = upload;
	return (
		<div>
			<p className={words ? "strong" : "bad-words"}>
				{upload.status === "processing" ? (
					<LoadingIndicator label={words ? t(words.key, words.values) : ""} />
				) : words ? (
					t(words.key, words.values)
				) : (
					upload.error_msg
				)}
			</p>
			{!isRunning(upload) && !upload.question && words && (
				<p className="meta">
					<Dotted
						facts={[
							t("past.notes", { success: success_count, unchanged: unchanged_count, failed: failed_count }),
							warning_count > 0 && t("past.warnings", { count: warning_count }),
						]}
					/>
				</p>
			)}
			{!isRunning(upload) && <PictureCounts upload={upload} />}
			{upload.has_addresses === 0 && !upload.error_msg && <p className="meta">{t("past.noAddresses")}</p>}
			<ReadColumns {...upload} />
		</div>
	);
}

/** Which headers were read as what, and which were not: folded away, since real files have dozens. */
function ReadColumns({ matched_columns, ignored_columns }: Pick<PastUpload, "matched_columns" | "ignored_columns">) {
	const { t } = useTranslation("imports");
	if (matched_columns.length === 0) return null;
	const ignored = ignored_columns.length > 0 ? [t("past.columnsIgnored", { count: ignored_columns.length })] : [];
	return (
		<details className="read-columns">
			<summary className="meta">
				<Dotted facts={[t("past.columnsRead", { count: matched_columns.length }), ...ignored]} />
				<Icon name="chevron-down" size="small" />
			</summary>
			<dl className="meta">
				{matched_columns.map(({ header, column }) => (
					<div key={column}>
						<dt>{header}</dt>
						<dd>
							<code>{column}</code>
						</dd>
					</div>
				))}
			</dl>
			{ignored_columns.length > 0 && (
				<p className="meta">{t("past.ignored", { columns: ignored_columns.join(", ") })}</p>
			)}
		</details>
	);
}

/** Pictures arrive after the rows: how many are still to come, and how many will not. */
function PictureCounts({ upload: { picture_count, failed_picture_count } }: { upload: PastUpload }) {
	const { t } = useTranslation("imports");
	const words = [
		...(picture_count > 0 ? [t("past.picturesWaiting", { count: picture_count })] : []),
		...(failed_picture_count > 0 ? [t("past.picturesFailed", { count: failed_picture_count })] : []),
	];
	return words.length === 0 ? null : (
		<p className="meta">
			<Dotted facts={words} />
		</p>
	);
}

function UploadActions({ upload }: { upload: PastUpload }) {
	const { t } = useTranslation("imports");
	if (upload.question?.code === "columns") {
		return (
			<Anchor className="link hit" href={`/uploads/${upload.id}/columns`}>
				{t("past.goOn")}
			</Anchor>
		);
	}
	if (upload.failed_count + upload.warning_count === 0) return null;
	return (
		<span className="row row-wrap">
			<Anchor className="link hit" href={`/uploads/${upload.id}`}>
				{t("past.seeRows")}
			</Anchor>
			{upload.download_link && (
				<Anchor className="link hit" href={upload.download_link} isDocument>
					{t("past.download")}
				</Anchor>
			)}
		</span>
	);
}
