import { Form } from 'antd';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { MovedValue, ReplacedTexts } from '#core/formats/index.js';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { FormDialog } from '../../../ui/dialogs/FormDialog.js';
import { importIntoLanguage, importLanguages } from '../api.js';
import type { WrittenLanguages } from '../api.js';
import { TagText } from '../TagText.js';
import type { PlacedFile } from '../../files/placed-file.js';
import { withLeftOut } from '../../files/reading/left-out.js';
import { ImportFields } from './ImportFields.js';
import styles from './ImportLanguageDialog.module.css';
import { isTakenInPart } from './preview.js';
import { severalImport } from './several-import.js';
import { afterTaken, takenImport } from './taken-import.js';
import { useImportPreview } from './use-import-preview.js';
import type { Import } from './use-import-preview.js';
import { usePlacedFiles } from './use-placed-files.js';
import type { PlacedFiles } from './use-placed-files.js';

interface ImportForm {
  /** Of a file with several languages. */
  replaceExistingKeys: boolean;
  /** Of files of this one. */
  replace: ReplacedTexts;
}

interface ImportLanguageDialogProps {
  open: boolean;
  /** With the current texts. */
  project: ProjectDetails;
  /** The project with its files, of which the chosen ones may be documents. */
  placedIn: ProjectDetails;
  /** Takes files that are documents: they are compared with the project. */
  onPlaced: (files: readonly PlacedFile[]) => void;
  language: LanguageView;
  /** Imports the same files into another language. */
  onInstead: (language: LanguageView) => void;
  onImported: (written: WrittenLanguages) => void;
  /** Called if nothing was imported because the project has changed since the preview. */
  onMoved: () => void;
  onClose: () => void;
}

/** Imports files into a language of the project, with a preview. */
export function ImportLanguageDialog(props: ImportLanguageDialogProps) {
  const { open, project, language, onPlaced, onImported, onMoved, onClose } = props;
  const text = useText();
  const [form] = Form.useForm<ImportForm>();
  const replaceExistingKeys = Form.useWatch('replaceExistingKeys', form) ?? false;
  const replace = Form.useWatch('replace', form) ?? 'empty';
  const from = useImportPreview(project, {
    languageId: language.id,
    tag: language.tag,
    replaceExistingKeys,
    replace,
  });
  const { files, several } = from;
  const undo = useUndo(project.id);
  const placing = usePlacedFiles(props.placedIn, language, files);
  const isPlaced = placing.placed.length > 0;
  const isSeveral = several.offered.length > 0;
  const languageCount = several.taken.length;

  return (
    <FormDialog<ImportForm, WrittenLanguages | null>
      open={open}
      form={form}
      title={
        isSeveral ? text('imports.several_title') : text('language.import_title', { name: language.name })
      }
      submit={submitOf(text, from, isPlaced)}
      width={860}
      initial={{ replaceExistingKeys: false, replace: 'empty' }}
      action={async () =>
        isPlaced
          ? null
          : importFrom(from, { project, language, replaceExistingKeys }).catch((error: unknown) => {
              if (error instanceof ApiError && error.code === 'import_moved') {
                from.setMoved(movedIn(error.current));
                onMoved();
              }
              throw error;
            })
      }
      errors={{
        not_existing_language: 'errors.not_existing_language',
        import_moved: 'errors.import_moved',
        403: 'errors.unauthorized',
      }}
      note={text('imports.nothing_sent')}
      disabled={!isPlaced && !isReady(from, placing)}
      onDone={(written) => {
        if (isPlaced) return onPlaced(placing.placed);
        undo.tellSet(written?.changeSetId ?? null, {
          id: isSeveral ? 'toast.languages_imported' : 'toast.language_imported',
          values: { name: language.name, count: languageCount },
        });
        files.reset();
        onClose();
        if (written) onImported(written);
      }}
      onClose={() => {
        files.reset();
        onClose();
      }}
    >
      {!isSeveral && (
        <p className={styles.code}>
          {text('language.code')} <TagText language={language} mayEdit={false} />
        </p>
      )}
      <ImportFields {...{ from, placing, project, language }} isNew={false} onInstead={props.onInstead} />
    </FormDialog>
  );
}

const isReady = ({ files, findings, several, count }: Import, { listed }: PlacedFiles): boolean =>
  (several.offered.length > 0 ? several.taken.length : count) > 0 &&
  !files.isReading &&
  !findings.isPending &&
  !listed.isLoading;

function submitOf(text: Text, { several, count }: Import, isPlaced: boolean): string {
  if (isPlaced) return text('imports.compare');
  return several.offered.length > 0
    ? text('imports.submit_languages', { count: several.taken.length })
    : text('imports.submit', { count });
}

interface Target extends Pick<ImportForm, 'replaceExistingKeys'> {
  project: ProjectDetails;
  language: LanguageView;
}

/** Sends the import: the languages of a file with several, else the changes taken in the preview. */
async function importFrom(
  { files, reading, preview, findings, several }: Import,
  { project, language, replaceExistingKeys }: Target,
): Promise<WrittenLanguages | null> {
  const { isTakingStatuses } = files;
  if (reading && several.offered.length > 0) {
    const choices = { replaceExistingKeys, isTakingStatuses };
    return importLanguages(
      project.id,
      await severalImport(project, findings.taken(several.taken), reading, choices),
      reading,
    );
  }
  if (!reading || !preview) return null;
  return importIntoLanguage(
    { projectId: project.id, languageId: language.id },
    {
      ...takenImport(
        preview,
        await withLeftOut(reading, [{ groups: reading.groups, after: afterTaken(preview) }]),
      ),
      ...(isTakingStatuses && { applyStatuses: true }),
    },
    { warnings: preview.warnings, hasNewKeys: preview.created.some(isTakenInPart) },
  );
}

const movedIn = (current: unknown): Set<number> =>
  new Set((current as MovedValue[]).flatMap(({ valueId }) => valueId ?? []));
