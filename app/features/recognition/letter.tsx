/** The letter itself: the question, the words that answer it, what goes with them, who signs, and who reads it. */
import type { ReactNode } from "react";
import type { FieldFace } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { useFrame } from "~/shell/use-frame";
import { Avatar } from "~/ui/avatar";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";

/** Props of the letter; `children` stand between the words and who signs. */
export type LetterProps = { fields: Record<"message" | "visibility", FieldFace>; children?: ReactNode };

/** The words grow with what is written; the giver signs below. */
export function Letter({ fields, children }: LetterProps) {
	const { t } = useTranslation("recognition");
	const { user } = useFrame();
	return (
		<section className="card letter-sheet">
			<FormField of={fields.message}>
				<TextArea
					className="letter-words"
					rows={6}
					placeholder={t("give.messagePlaceholder")}
					counterHint={t("give.messageHint")}
				/>
			</FormField>
			{children}
			<div className="letter-foot">
				{user && (
					<div className="row grow">
						<Avatar name={user.name} image_url={user.image_url} />
						<div className="grow">
							<p className="strong">{user.name}</p>
							{user.title && <p className="meta">{user.title}</p>}
						</div>
					</div>
				)}
				<FormField of={fields.visibility} isLabelHidden isOptional={false} />
			</div>
		</section>
	);
}
