/** The server half of changing a video: what plays, its files, and its words in each of the account's languages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const uploading = "how-to-videos/upload-video-file";

/** The video as it stands, and the forms. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [video, source, words, upload] = await Promise.all([
		context.call("how-to-videos/get-editions", { video_id: context.id(params.id) }),
		context.form("how-to-videos/save-video-source", {
			link: "how-to-videos:owners.form.link",
			length: "how-to-videos:owners.form.length",
			is_published: "how-to-videos:owners.form.isPublished",
		}),
		context.form("how-to-videos/save-video", {
			title: "how-to-videos:owners.form.title",
			description: "how-to-videos:owners.form.description",
			chapters: "how-to-videos:owners.form.chapters",
			transcript: "how-to-videos:owners.form.transcript",
		}),
		context.form(uploading, {}),
	]);
	const { editions, ...facts } = video;
	const { default_language_code, languages } = context.account;
	return {
		title: context.translate("how-to-videos:owners.form.change"),
		video: {
			...facts,
			name: editions[default_language_code]?.title || Object.values(editions).find(({ title }) => title)?.title || "",
			megabytes: facts.file && (facts.file.byte_count / 1_048_576).toFixed(1),
		},
		editions: languages.map((language) => ({ language, values: editions[language]! })),
		forms: { source, words, upload },
	};
}

const ofVideo = ({ params, context }: FormArgs) => ({ video_id: context.id(params.id) });
const here = ({ params }: FormArgs) => `/how-to-videos/${params.id}`;
const stay = (args: FormArgs) => redirectWithNotice(here(args), "how-to-videos:notices.saved");

/** Saves a part; the page comes again with it. */
export const action = formActions({
	"how-to-videos/save-video-source": { input: ofVideo, done: (_answer, args) => stay(args) },
	"how-to-videos/save-video": {
		input: (args) => ({ ...ofVideo(args), language_code: args.form.text("language_code") }),
		done: (_answer, args) => stay(args),
	},
	"how-to-videos/remove-captions": {
		input: (args) => ({ ...ofVideo(args), language_code: args.form.text("language_code") }),
		done: (_answer, args) => stay(args),
	},
	[uploading]: {
		input: (args) => ({ ...ofVideo(args), language_code: args.form.text("language_code") }),
		run: async (input, { context, form }) =>
			context.attempt(uploading, input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, args) => stay(args),
	},
});
