/** The wrong rows of one upload: line, reason, and the row as it stands in the file. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { ListTable } from "~/list/list-table";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { isUnderWay } from "./past-upload";
import { UploadState } from "./past-uploads";
import type { loader } from "./refused.server";
import { UploadInvitations } from "./upload-invitations";
import "./imports.css";

export { loader } from "./refused.server";

export const meta = titleMeta;

/** Counts and state on top, then the rows. */
export default function RefusedScreen() {
	const { t } = useTranslation("imports");
	const { title, upload, list } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	usePolling(isUnderWay(upload), revalidate, upload.id);
	return (
		<div className="stack page-middle">
			<PageHead
				title={title}
				back={{ href: "/uploads", label: t("refused.back") }}
				actions={
					upload.download_link && (
						<ButtonLink href={upload.download_link} icon="download" isDocument>
							{t("past.download")}
						</ButtonLink>
					)
				}
			/>
			<UploadState upload={upload} />
			<UploadInvitations upload={upload} />
			{upload.failed_count > 0 && <p className="soft">{t("refused.again")}</p>}
			<ListTable
				list={list}
				caption={title}
				rowKey={({ line, is_warning }) => `${line}-${is_warning}`}
				cells={{
					line: ({ line }) => t("refused.atLine", { line }),
					is_warning: ({ is_warning }) => (
						<Tag tone={is_warning ? "warn" : "bad"}>{is_warning ? t("refused.warning") : t("refused.refused")}</Tag>
					),
					cells: ({ cells }) => (
						<span className="refused-cells">{cells.filter((cell) => cell !== "").join(" · ")}</span>
					),
				}}
				drawing="feed"
			/>
		</div>
	);
}
