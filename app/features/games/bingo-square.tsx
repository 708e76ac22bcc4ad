/** The square that was chosen: what became of it, or the form that marks it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./bingo.server";

/** The square, or that one is to be chosen. */
export function ChosenSquare() {
	const { game, chosen } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	if (!chosen) return game?.is_running === 1 ? <p className="soft">{t("bingo.choose")}</p> : null;
	const { task, status, words, picture_url, notes } = chosen;
	const mayMark = game?.is_running === 1 && (status === "open" || status === "rejected");
	return (
		<Card id="square" title={task} className="stack-small">
			{status === "waiting" && <p>{t("bingo.waiting")}</p>}
			{status === "done" && <p>{t("bingo.done")}</p>}
			{status === "rejected" && <p>{notes ? t("bingo.rejected", { notes }) : t("bingo.rejectedPlain")}</p>}
			{words !== "" && <p className="game-rules">{t("bingo.said", { words })}</p>}
			{picture_url !== "" && <img className="game-proof" src={picture_url} alt={t("form.file")} />}
			{mayMark && <MarkForm />}
		</Card>
	);
}

function MarkForm() {
	const { game, chosen, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	if (!game || !chosen) return null;
	const { place, proof, is_met, status } = chosen;
	const isAuto = proof === "gave_recognition" || proof === "received_recognition";
	return (
		<EndpointForm key={place} form={form} className="stack" encType="multipart/form-data" hidesProblems={!isAuto}>
			<input type="hidden" name="game_id" value={game.id} />
			<input type="hidden" name="place" value={place} />
			{isAuto ? (
				<p>{`${t("bingo.byItself")} ${t(is_met === 1 ? "bingo.met" : "bingo.notMet")}`}</p>
			) : (
				<FormField of={form.fields.words} isOptional={false} rows={3} />
			)}
			{proof === "picture" && (
				<>
					<FileField label={t("form.file")} hint={t("form.fileHint")} accept="image/png,image/jpeg" isRequired />
					<p className="meta">{t("profile:picture.rights")}</p>
				</>
			)}
			<div className="row-wrap">
				<SubmitButton form={form} kind="main">
					{t(isAuto ? "bingo.mark" : status === "rejected" ? "bingo.again" : "bingo.claim")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}
