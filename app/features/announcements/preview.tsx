/** How people see it, while it is written; without scripts, as it was saved last. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { FormValues } from "~/form/form-scope";
import { useFrame } from "~/shell/use-frame";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-announcement.server";

/** What of the form the page itself shows. */
export type Typed = {
	title: string;
	text: string;
	audience: "everybody" | "groups";
	group_ids: number[];
	isPinned: boolean;
	asksConfirmation: boolean;
};

/** What stands in the fields at first. */
type Values = FormValues & Pick<Awaited<ReturnType<typeof loader>>["values"], "group_ids">;

/** What stands in the form's fields, as often as they change. */
export function useTyped(values: Values) {
	const [typed, setTyped] = useState<Typed>(() => ({
		title: String(values.title ?? ""),
		text: String(values.text ?? ""),
		audience: values.audience === "groups" ? "groups" : "everybody",
		group_ids: [...values.group_ids],
		isPinned: values.is_pinned === 1,
		asksConfirmation: values.asks_confirmation === 1,
	}));
	const onInput = (event: FormEvent<HTMLFormElement>) => {
		const data = new FormData(event.currentTarget);
		setTyped((before) => ({
			title: String(data.get("title") ?? ""),
			text: String(data.get("text") ?? ""),
			audience: data.has("audience") ? (data.get("audience") === "groups" ? "groups" : "everybody") : before.audience,
			group_ids: data.getAll("group_ids").map(Number).filter(Boolean),
			isPinned: data.getAll("is_pinned").at(-1) === "1",
			asksConfirmation: data.has("asks_confirmation")
				? data.getAll("asks_confirmation").at(-1) === "1"
				: before.asksConfirmation,
		}));
	};
	return { typed, onInput };
}

/** The card. */
export function Preview({ typed }: { typed: Typed }) {
	const { announcement } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const { user } = useFrame();
	const paragraphs = typed.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
	return (
		<section className="stack-small" aria-label={t("form.preview")}>
			<h2>{t("form.preview")}</h2>
			<div className="card stack-small">
				{typed.isPinned && (
					<p className="meta row">
						<Icon name="megaphone" size="small" /> {t("page.pinned")}
					</p>
				)}
				<div className="row">
					<Avatar name={user?.name ?? ""} image_url={user?.image_url} />
					<div>
						<p className="strong">{user?.name}</p>
						{announcement?.starts && <p className="meta">{announcement.starts}</p>}
					</div>
				</div>
				<h3>{typed.title || t("form.previewTitle")}</h3>
				{(paragraphs.length > 0 ? paragraphs : [t("form.previewText")]).map((paragraph, at) => (
					<p key={`${at}`} className="lines">
						{paragraph}
					</p>
				))}
				{typed.asksConfirmation && (
					<div>
						<Button type="button" icon="check" disabled>
							{t("page.confirm")}
						</Button>
					</div>
				)}
			</div>
		</section>
	);
}
