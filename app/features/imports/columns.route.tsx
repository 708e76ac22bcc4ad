/** What each column of an upload is: those that are known, those that are guessed, and the first rows as they stand in the file. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Select } from "~/ui/select";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./columns.server";
import { UploadSteps } from "./upload-steps";
import "./imports.css";

export { action, loader } from "./columns.server";

export const meta = titleMeta;

/** The page. */
export default function UploadColumns() {
	const { t } = useTranslation("imports");
	const { title, kind_name, headers, missing_columns, is_kept, form, upload_id, dates } =
		useLoaderData<typeof loader>();
	const address = `/uploads/${upload_id}/columns`;
	const guesses = headers.filter(({ is_guess }) => is_guess).length;
	const matched = headers.filter(({ column, is_guess }) => column !== null && !is_guess).length;
	return (
		<div className="stack page-middle">
			<PageHead
				title={title}
				subtitle={t("mapping.subtitle", { kind: kind_name })}
				back={{ href: "/uploads", label: t("title") }}
			/>
			<UploadSteps open="columns" />
			<Notice tone={missing_columns.length > 0 ? "warn" : "info"}>
				<p>
					{t("mapping.found", { count: headers.length, matched })}{" "}
					{guesses > 0 && t("mapping.guesses", { count: guesses })}
				</p>
				{missing_columns.length > 0 && <p>{t("mapping.missing", { columns: missing_columns.join(", ") })}</p>}
				{is_kept === 1 && <p>{t("mapping.kept")}</p>}
			</Notice>
			<EndpointForm
				form={form}
				className="stack"
				action={address}
				values={{ dates: dates ? "" : undefined, is_remembered: true }}
			>
				<Card title={t("mapping.columns")} isFlush>
					<ul className="upload-columns">
						{headers.map((header, at) => (
							<ColumnRow key={`${at}-${header.header}`} at={at} header={header} />
						))}
					</ul>
				</Card>
				{dates && (
					<Card className="stack-small">
						<p>{t("mapping.datesUnclear", { examples: dates.examples.map(({ text }) => text).join(", ") })}</p>
						<FormField of={form.fields.dates} isOptional={false} layout="list" />
					</Card>
				)}
				<FirstRows />
				<Remember />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("mapping.check")}
					</SubmitButton>
				</div>
			</EndpointForm>
			<div className="row-wrap">
				<EndpointForm form="imports/map-upload" instance="reset" action={address}>
					<input type="hidden" name="reset" value="1" />
					<Button kind="quiet">{t("mapping.reset")}</Button>
				</EndpointForm>
				<EndpointForm form="imports/discard-upload" action={address}>
					<Button kind="quiet">{t("question.discard")}</Button>
				</EndpointForm>
			</div>
		</div>
	);
}

type Header = ReturnType<typeof useLoaderData<typeof loader>>["headers"][number];

function ColumnRow({ at, header: { header, column, is_guess, values } }: { at: number; header: Header }) {
	const { t } = useTranslation("imports");
	const { columns } = useLoaderData<typeof loader>();
	const { valuesOf } = useFormScope();
	const name = `column_${at}`;
	const options = columns.map(({ id, is_required }) => ({ value: id, label: is_required ? `${id} *` : id }));
	return (
		<li>
			<input type="hidden" name={`header_${at}`} value={header} />
			<label htmlFor={name} className="upload-header">
				<span className="strong">{header || t("mapping.noHeader", { number: at + 1 })}</span>
				<span className="meta">{values.join(" · ") || t("mapping.noValues")}</span>
			</label>
			<Select
				id={name}
				name={name}
				defaultValue={valuesOf(name)?.at(-1) ?? column ?? ""}
				placeholder={t("mapping.leaveOut")}
				options={options}
			/>
			<span>
				{is_guess === 1 ? (
					<Tag tone="warn" icon="eye">
						{t("mapping.guess")}
					</Tag>
				) : column ? (
					<Tag tone="good" icon="check">
						{t("mapping.match")}
					</Tag>
				) : (
					<Tag icon="minus">{t("mapping.unused")}</Tag>
				)}
			</span>
		</li>
	);
}

function Remember() {
	const { t } = useTranslation("imports");
	return <Checkbox name="is_remembered" value="1" defaultChecked label={t("mapping.remember")} />;
}

/** The first rows under the headers of the file, in a box that scrolls by itself. */
function FirstRows() {
	const { t } = useTranslation("imports");
	const { headers, rows } = useLoaderData<typeof loader>();
	return (
		<Card isFlush>
			<div className="card-head">
				<h2>{t("mapping.firstRows")}</h2>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
			<section className="upload-rows" tabIndex={0} aria-label={t("mapping.firstRows")}>
				<table>
					<thead>
						<tr>
							{headers.map(({ header }, at) => (
								<th key={`${at}-${header}`} scope="col">
									{header || t("mapping.noHeader", { number: at + 1 })}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((cells, row) => (
							<tr key={`${row}-${cells[0]}`}>
								{headers.map(({ header }, at) => (
									<td key={`${at}-${header}`}>{cells[at]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Card>
	);
}
