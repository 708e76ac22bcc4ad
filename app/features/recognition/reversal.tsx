/** Taking a recognition back on its page, and what the page says once that was done. */
import { useLoaderData } from "@remix-run/react";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { type FactPair, Facts } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./certificate.server";
import "./recognition.css";

/** For account owners: why it is taken back, below the certificate, in its dialog too. */
export function ReverseCard() {
	const { certificate, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	if (!form || !certificate) return null;
	const { recognizedBy: giver, recipient } = certificate;
	return (
		<section className="card stack certificate-reverse">
			<h2>{t("reversal.open")}</h2>
			<EndpointForm form={form} className="stack">
				<p className="soft">{t("reversal.about", { giver, recipient })}</p>
				<FormField of={form.fields.reason} rows={3} />
				<div>
					<SubmitButton form={form} kind="destructive" question={askedIn(t, "reversal.ask")}>
						{t("reversal.button")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</section>
	);
}

/** The page of a recognition that was taken back. */
export function Reversal() {
	const { title, reversal } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (!reversal) return null;
	const { giver, recipient, program, reason, reversed_by, when, points, points_returned, boosts_returned } = reversal;
	const said = { name: reversed_by ?? "", date: when };
	const isPartial = points !== null && points_returned !== null && points_returned < points;
	const figures = { points: words.figure(points_returned ?? 0), all: words.figure(points ?? 0) };
	const returned = points === null ? "" : isPartial ? t("reversal.partly", figures) : figures.points;
	const facts: FactPair[] = [
		[t("reversal.reason"), reason],
		[t("reversal.program"), program],
		[t("reversal.returned"), returned],
		[t("reversal.boostsReturned"), boosts_returned === null ? "" : words.figure(boosts_returned)],
	];
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("reversal.from", { giver, recipient })}
				back={{ href: "/recognitions", label: t("list.title") }}
			/>
			<article className="card stack">
				<p className="submission-state">
					<StatusDot status="reversed" label={t(reversed_by ? "reversal.state" : "reversal.stateAlone", said)} />
				</p>
				<Facts of={facts} isProse />
			</article>
		</div>
	);
}
