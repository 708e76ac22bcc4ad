/** The chosen list's name, whether others see it, and what may be done with it. */
import { useRef, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

const update = "wish-lists/update-wish-list";

type Shown = { id: number; name: string; is_default: 0 | 1; path: string | null; link: string | null };

/** The card. */
export function ListCard({ list }: { list: Shown }) {
	const { t } = useTranslation("wish-lists");
	const { id, name, path, link } = list;
	return (
		<section className="card stack-small" aria-label={name}>
			<div className="between wish-title">
				<h2>{name}</h2>
				{link && (
					<Tag tone="good" icon="external">
						{t("shared")}
					</Tag>
				)}
			</div>
			<p className="meta">{t(link ? "sharedText" : "privateText")}</p>
			{link && <CopyLink link={link} />}
			<div className="row-wrap wish-acts">
				{path && (
					<Anchor className="link hit" href={path}>
						{t("preview")}
					</Anchor>
				)}
				<Change list_id={id} what="is_shared" value={link ? 0 : 1} label={t(link ? "actions.stop" : "actions.share")} />
				{list.is_default === 0 && <Change list_id={id} what="is_default" value={1} label={t("actions.makeUsual")} />}
				<Anchor className="link hit" href={`/wish_lists/${id}/rename`} opens="dialog">
					{t("actions.rename")}
				</Anchor>
				<Anchor className="link hit" href={`/wish_lists/${id}/remove`} opens="dialog">
					{t("actions.remove")}
				</Anchor>
			</div>
		</section>
	);
}

/** One press that changes one thing of the list. */
function Change({ list_id, what, value, label }: { list_id: number; what: string; value: 0 | 1; label: string }) {
	return (
		<EndpointForm form={update} instance={what} action={`/wish_lists/${list_id}`}>
			<input type="hidden" name="wish_list_id" value={list_id} />
			<input type="hidden" name={what} value={value} />
			<SubmitButton form={update} instance={what} kind="quiet">
				{label}
			</SubmitButton>
		</EndpointForm>
	);
}

/** The link in a field that can be selected, and where scripts run a button that copies it. */
function CopyLink({ link }: { link: string }) {
	const { t } = useTranslation("wish-lists");
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		field.current?.select();
		// Where the browser refuses, the link is selected and can be copied by hand.
		await navigator.clipboard.writeText(link).then(
			() => setCopied(true),
			() => {},
		);
	};
	return (
		<div className="row wish-link">
			<input ref={field} className="input grow" readOnly value={link} aria-label={t("link")} />
			<span className="script-only">
				<Button type="button" kind="main" onClick={copy}>
					<span aria-live="polite">{t(isCopied ? "copied" : "copy")}</span>
				</Button>
			</span>
		</div>
	);
}
