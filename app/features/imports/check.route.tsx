/** What an upload would do before anything is saved: how many rows, which are left out and why, and the button that applies it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./check.server";
import { UploadSteps } from "./upload-steps";
import "./imports.css";

export { action, loader } from "./check.server";

export const meta = titleMeta;

/** The page. */
export default function UploadCheck() {
	const { t } = useTranslation("imports");
	const { title, check, upload_id } = useLoaderData<typeof loader>();
	const { applied_count, unchanged_count, refused_count, warning_count, is_all, seen_count, points, unfit } = check;
	const isUnpaid = points !== null && (points.missing > 0 || points.needs_second_owner === 1);
	return (
		<div className="stack page-middle">
			<PageHead title={title} subtitle={t("check.subtitle")} back={{ href: "/uploads", label: t("title") }} />
			<UploadSteps open="check" />
			<Card isFlush>
				<dl className="figures">
					<Figure words={t("check.applied")} count={applied_count} />
					<Figure words={t("check.unchanged")} count={unchanged_count} />
					<Figure words={t("check.refused")} count={refused_count} />
					<Figure words={t("check.warnings")} count={warning_count} />
				</dl>
			</Card>
			{!is_all && <Notice>{t("check.more", { count: seen_count })}</Notice>}
			{unfit !== null && <Notice tone="bad">{unfit}</Notice>}
			{points && <Points {...points} />}
			<RowReasons />
			<div className="row-wrap">
				<EndpointForm form="imports/apply-upload" action={`/uploads/${upload_id}/check`}>
					<SubmitButton form="imports/apply-upload" kind="main" disabled={isUnpaid || unfit !== null}>
						{is_all ? t("check.apply", { count: applied_count }) : t("check.applyAll")}
					</SubmitButton>
				</EndpointForm>
				<ButtonLink href={`/uploads/${upload_id}/columns`}>{t("check.back")}</ButtonLink>
			</div>
		</div>
	);
}

function Figure({ words, count }: { words: string; count: number }) {
	const { figure } = usePointsWords();
	return (
		<div>
			<dt>{words}</dt>
			<dd>{figure(count)}</dd>
		</div>
	);
}

/** What a file gives out, of how much. */
type WeighedPoints = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["check"]["points"]>;

/** The points that the file gives out, whether they are there, and whether one owner gives so many. */
function Points({ wanted, available, missing, needs_second_owner }: WeighedPoints) {
	const { t } = useTranslation("imports");
	const { figure } = usePointsWords();
	const figures = { wanted: figure(wanted), available: figure(available), missing: figure(missing) };
	if (needs_second_owner === 1) return <Notice tone="bad">{t("errors.needs_second_owner", figures)}</Notice>;
	return (
		<Notice tone={missing > 0 ? "bad" : "info"}>
			{missing > 0 ? t("errors.points_short", figures) : t("check.points", figures)}
		</Notice>
	);
}

/** Rows that are left out or come with a warning, each with every reason. */
function RowReasons() {
	const { t } = useTranslation("imports");
	const { rows, refused_count, warning_count } = useLoaderData<typeof loader>().check;
	if (rows.length === 0) return null;
	const rest = refused_count + warning_count - rows.length;
	return (
		<Card title={t("check.rows")} isFlush>
			<ul className="upload-reasons">
				{rows.map(({ line, row, reason, is_warning }) => (
					<li key={`${line}-${is_warning}`}>
						<span className="row-wrap">
							<Tag tone={is_warning ? "warn" : "bad"}>{t(is_warning ? "refused.warning" : "refused.refused")}</Tag>
							<span className="meta">{t("refused.atLine", { line })}</span>
						</span>
						<span>{reason}</span>
						<span className="refused-cells">{row}</span>
					</li>
				))}
			</ul>
			{rest > 0 && <p className="upload-rest soft">{t("check.rest", { count: rest })}</p>}
		</Card>
	);
}
