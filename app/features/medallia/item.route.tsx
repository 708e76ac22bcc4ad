/** One Medallia item: what the customer said, and editing, approving or rejecting it while it waits. */
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { type FactPair, Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { medalliaClearMs } from "~/ui/timings";
import type { loader } from "./item.server";

export { action, loader } from "./item.server";

export const meta = titleMeta;

/** The page. */
export default function MedalliaItem() {
	const { title, item, isEditing, said } = useLoaderData<typeof loader>();
	const { t } = useTranslation("medallia");
	useClearing(said, `/medallia/${item.id}`);
	const facts: FactPair[] = [
		[t("columns.score"), t("item.score", { score: item.score })],
		[t("columns.status"), t(`statuses.${item.status}`)],
		[t("columns.created_at"), item.came],
		[t("columns.source_id"), item.source_id],
		[t(`item.decided.${item.status}`), item.decided ? `${item.decided_by_name ?? ""}, ${item.decided}` : null],
	];
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: `/medallia?status=${item.status}`, label: t("title") }} />
			{said && (
				<Notice tone="good" isLive>
					{t(`item.said.${said}`)}
				</Notice>
			)}
			<Card className="stack">
				<Facts of={facts} />
				{isEditing ? <EditForm /> : <p className="lines">{item.comment || t("noComment")}</p>}
				{item.status === "pending" && !isEditing && <Acts />}
				{item.activity_id !== null && (
					<Anchor className="link hit" href={`/activities/${item.activity_id}`}>
						{t("item.toPost")}
					</Anchor>
				)}
			</Card>
		</div>
	);
}

/** What was said of the last act goes by itself, and is not there again after the way back. */
function useClearing(said: string | null, address: string) {
	const navigate = useNavigate();
	useEffect(() => {
		if (!said) return;
		const timer = setTimeout(() => navigate(address, { replace: true, preventScrollReset: true }), medalliaClearMs);
		return () => clearTimeout(timer);
	}, [said, address, navigate]);
}

function EditForm() {
	const { item, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("medallia");
	return (
		<EndpointForm form={form} className="stack" values={{ comment: item.comment }}>
			<input type="hidden" name="version" value={item.version} />
			<FormField of={form.fields.comment} hint={t("item.commentHint")} isFirst />
			<div className="row-wrap">
				<SubmitButton form={form} kind="main">
					{t("item.save")}
				</SubmitButton>
				<ButtonLink href={`/medallia/${item.id}`}>{t("item.cancel")}</ButtonLink>
			</div>
		</EndpointForm>
	);
}

const approving = "medallia/approve-item";
const rejecting = "medallia/reject-item";

function Acts() {
	const { item } = useLoaderData<typeof loader>();
	const { t } = useTranslation("medallia");
	const question = {
		...{ title: t("item.rejectTitle"), text: t("item.rejectText"), yes: t("item.reject") },
		isDestructive: true,
	};
	return (
		<div className="row-wrap">
			<EndpointForm form={approving}>
				<input type="hidden" name="version" value={item.version} />
				<SubmitButton form={approving} kind="main">
					{t("item.approve")}
				</SubmitButton>
			</EndpointForm>
			<ButtonLink icon="edit" href={`/medallia/${item.id}?mode=edit`}>
				{t("item.edit")}
			</ButtonLink>
			<EndpointForm form={rejecting}>
				<input type="hidden" name="version" value={item.version} />
				<SubmitButton form={rejecting} kind="destructive" question={question}>
					{t("item.reject")}
				</SubmitButton>
			</EndpointForm>
		</div>
	);
}
