/** One text: framed in its place, as it is said by whom, and the form of its wording in each of its forms. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import { StateTag } from "./state-tag";
import { TextInPlace } from "./text-in-place";
import type { loader } from "./texts.server";

/** Forms in the order in which they are asked for, with the field of each. */
const fields = {
	whole: "text",
	other: "text_other",
	one: "text_one",
	many: "text_many",
	zero: "text_zero",
} as const;

type Form = keyof typeof fields;

/** The editor of the text that is chosen. */
export function TextEditor() {
	return (
		<div className="stack text-editor">
			<TextSteps />
			<TextInPlace />
			<Wordings />
		</div>
	);
}

/** On a phone: back to the list, which text of how many this is, and the ones before and after it. */
function TextSteps() {
	const { text, listHref, hrefs } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	if (!text || !hrefs) return null;
	const { position, total_rows: total, section } = text;
	return (
		<nav className="card text-steps" aria-label={t("list")}>
			<Anchor className="button" href={listHref}>
				{t("all")}
			</Anchor>
			<span className="meta">{position > 0 && t("position", { position, total, section })}</span>
			<span className="row">
				{hrefs.previous && (
					<Anchor className="hit" href={hrefs.previous} aria-label={t("previous")} keepsScroll>
						<Icon name="chevron-left" />
					</Anchor>
				)}
				{hrefs.next && (
					<Anchor className="hit" href={hrefs.next} aria-label={t("next")} keepsScroll>
						<Icon name="chevron-right" />
					</Anchor>
				)}
			</span>
		</nav>
	);
}

function Wordings() {
	const { text, form, restoreForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	if (!text) return null;
	const forms = (Object.keys(fields) as Form[]).filter((name) => text.said[name] !== undefined);
	// Each text has forms of its own: what was refused of one is never shown at another.
	const instance = text.key.replaceAll(/[^\w-]/g, "-");
	const isOwn = Object.keys(text.own).length > 0;
	const values = Object.fromEntries(forms.map((name) => [fields[name], text.said[name] ?? ""]));
	const keeps = text.placeholders.map((name) => `{{${name}}}`).join(", ");
	const hidden = (
		<>
			<input type="hidden" name="key" value={text.key} />
			<input type="hidden" name="language_code" value={text.language_code} />
		</>
	);
	return (
		<Card>
			<Sources />
			<EndpointForm form={form} instance={instance} className="stack" values={values}>
				{hidden}
				<input type="hidden" name="next" value={text.next_key ?? ""} />
				{forms.map((name, at) => (
					<FormField
						key={name}
						of={form.fields[fields[name]]}
						isOptional={false}
						rows={name === "whole" ? 3 : 2}
						hint={at === 0 && keeps ? t("form.keeps", { names: keeps }) : undefined}
					/>
				))}
				<div className="row-wrap text-acts">
					<SubmitButton form={form} instance={instance} kind="main">
						{t(text.next_key ? "form.save" : "form.saveLast")}
					</SubmitButton>
				</div>
			</EndpointForm>
			{isOwn && (
				<EndpointForm form={restoreForm} instance={instance}>
					{hidden}
					<SubmitButton form={restoreForm} instance={instance}>
						{t("form.restore")}
					</SubmitButton>
				</EndpointForm>
			)}
		</Card>
	);
}

/** What is said by whom: English, the product in this language, and the product when the account wrote its own. */
function Sources() {
	const { text } = useLoaderData<typeof loader>();
	const { t } = useTranslation("translations");
	if (!text) return null;
	const said = (forms: Partial<Record<Form, string>>) => forms.whole ?? forms.other ?? "";
	const shown = [
		{ term: t("source"), text: said(text.source) },
		...(text.language_code !== "en" || text.state === "corrected" || text.state === "outdated"
			? [{ term: t("until"), text: said(text.product) }]
			: []),
		...(text.state === "outdated" ? [{ term: t("was"), text: said(text.former) }] : []),
	];
	return (
		<div className="text-sources">
			<dl>
				{shown.map(({ term, text: words }) => (
					<div key={term}>
						<dt className="strong">{term}</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
			<p className="row-wrap">
				<code className="meta">{text.key}</code> <StateTag state={text.state} />
			</p>
			{text.state === "outdated" && <p className="soft">{t("outdatedText")}</p>}
		</div>
	);
}
