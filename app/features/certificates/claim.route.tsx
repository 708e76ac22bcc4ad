/** Claiming a certificate by its code, by hand or by camera; the menus open it as a dialog, the QR code of a certificate as a page. */
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { loadPart } from "~/shell/lost-chunks";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { CameraProblem } from "./camera";
import type { loader } from "./claim.server";
import "./certificates.css";

export { titleMeta as meta } from "~/shell/title-meta";
export { action, loader } from "./claim.server";

export const handle = { dialog: "small" } satisfies ScreenHandle;

const Camera = lazy(() => loadPart(() => import("./camera")));

/** From so few tries on, how many are left is said before. */
const fewTries = 3;

/** The page. */
export default function Claim() {
	const { title, paused_until } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("claim.subtitle")}
				back={{ href: "/points", label: t("points:statement.title") }}
			/>
			{paused_until !== null && (
				<Notice tone="warn" isLive>
					<p className="strong">{t("claim.paused", { time: paused_until })}</p>
					<p>{t("claim.pausedText")}</p>
					<p>
						<Anchor className="link hit" href="/contact">
							{t("claim.ask")}
						</Anchor>
					</p>
				</Notice>
			)}
			<ClaimForm />
			<Claimed />
		</div>
	);
}

function ClaimForm() {
	const { form, values, tries_left, paused_until } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const place = useRef<HTMLDivElement>(null);
	const isFew = tries_left > 0 && tries_left <= fewTries;
	const hint = [t("claim.codeHint"), isFew ? t("claim.tries", { count: tries_left }) : ""].filter(Boolean).join(" ");
	return (
		<Card>
			<div ref={place} className="stack">
				<EndpointForm form={form} className="stack" values={values} hidesProblems={paused_until !== null}>
					<FormField of={form.fields.code} isOptional={false} autoComplete="off" hint={hint} isFirst />
					<FormFoot form={form} back="/points">
						{t("claim.submit")}
					</FormFoot>
				</EndpointForm>
				<CameraChoice onCode={(code) => fillIn(place.current, code)} />
			</div>
		</Card>
	);
}

/** Writes the code into the field as if it had been typed, and leaves sending it to whoever holds the device. */
function fillIn(place: HTMLElement | null, code: string) {
	const field = place?.querySelector<HTMLInputElement>("input[name='code']");
	if (!field) return;
	field.value = code;
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.focus();
}

/** The camera, where the device has one that a page may ask for; without it the device's own camera follows the code's address. */
function CameraChoice({ onCode }: { onCode: (code: string) => void }) {
	const { t } = useTranslation("certificates");
	const [canAsk, setCanAsk] = useState(false);
	const [isOn, setIsOn] = useState(false);
	const [problem, setProblem] = useState<CameraProblem>();
	useEffect(() => setCanAsk("mediaDevices" in navigator), []);
	if (!canAsk) return null;
	const turn = (on: boolean, because?: CameraProblem) => {
		setIsOn(on);
		setProblem(because);
	};
	return (
		<div className="stack-small">
			{isOn && (
				<Suspense>
					<Camera
						onProblem={(because) => turn(false, because)}
						onCode={(code) => {
							turn(false);
							onCode(code);
						}}
					/>
				</Suspense>
			)}
			{problem && (
				<Notice tone="warn" isLive>
					{t(`claim.${problem}`)}
				</Notice>
			)}
			<Button type="button" icon="image" onClick={() => turn(!isOn)}>
				{t(isOn ? "claim.cameraStop" : "claim.camera")}
			</Button>
			{!isOn && <p className="hint">{t("claim.cameraText")}</p>}
		</div>
	);
}

function Claimed() {
	const { claims } = useLoaderData<typeof loader>();
	const { t } = useTranslation("certificates");
	const words = usePointsWords();
	return (
		<section className="stack-small">
			<h2>{t("claim.what")}</h2>
			<p className="soft">{t("claim.whatText")}</p>
			{claims.length > 0 && (
				<>
					<h3>{t("claim.mine")}</h3>
					<ul className="plain-list stack-small">
						{claims.map(({ id, name, points, day }) => (
							<li key={id} className="between">
								<span>
									{day}, {name}
								</span>
								<span className="strong figure">+{words.figure(points)}</span>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
