import { Form } from 'antd';
import { useCallback, useDeferredValue } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { canonicalTag } from '#core/domain/languages/language-tag.js';

import { LOCALE_NAMES } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { CompletePlurals } from '../files/CompletePlurals.js';
import { FlavourOfFiles } from '../files/FlavourOfFiles.js';
import { FileDrop } from '../files/FileDrop.js';
import { LanguagesOfFile } from '../files/LanguagesOfFile.js';
import { PluralModeChoice } from '../files/PluralModeChoice.js';
import { ImportFindingsSection } from '../files/findings/ImportFindingsSection.js';
import { ImportContent } from '../files/ImportContent.js';
import { OtherLanguage } from '../files/warnings/OtherLanguage.js';
import { keepWarnings } from '../files/warnings/stored-warnings.js';
import { TakeStatuses } from '../files/TakeStatuses.js';
import { useFileReading } from '../files/reading/use-file-reading.js';
import type { FileReading } from '../files/reading/use-file-reading.js';
import { useSeveralLanguages } from '../files/reading/use-several-languages.js';
import type { RepositorySource } from '../repository/source/repository-source.js';
import { useRepositoryTaker } from '../repository/source/use-repository-taker.js';
import { useCreateProject } from './api.js';
import { colorFor } from './colors.js';
import { contentOf } from './content-of.js';
import styles from './CreateProjectDialog.module.css';
import { LanguageFields } from '../../project/ui/languages/LanguageFields.js';
import { tagOrGuess } from '../../project/ui/languages/TagField.js';
import { ProjectFields } from './ProjectFields.js';
import { useNewProjectFindings } from './use-new-project-findings.js';

interface CreateProjectDialogProps {
  open: boolean;
  /** The number of projects, which determines the default colour. */
  projectCount: number;
  /** Takes a folder, a zip, or more files than those of one language. */
  onRepository: (source: RepositorySource) => void;
  onClose: () => void;
  onCreated: (project: ProjectDetails) => void;
}

interface NewProject {
  name: string;
  description?: string;
  color: string;
  /** Undefined if the languages come from a file. */
  language?: string;
  /** Undefined until it is typed. */
  tag?: string;
}

const ERRORS = { project_creation_restricted: 'errors.project_creation_restricted' } as const;

/** Returns whether there are no files, or they can be imported. */
const isRead = ({ files, isReading, reading }: FileReading): boolean =>
  files.length === 0 || (!isReading && reading?.status === 'ok');

/** Creates a project, empty or from files, which are read before anything is sent. */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const { open, projectCount, onRepository, onClose, onCreated } = props;
  const repository = useRepositoryTaker(onRepository);
  const text = useText();
  const { locale } = useLocale().dictionary;
  const [form] = Form.useForm<NewProject>();
  // Preserved while the fields are hidden because the files have languages: otherwise the files would be read again.
  const typed = { form, preserve: true };
  const language = Form.useWatch('language', typed) ?? '';
  const tag = tagOrGuess(Form.useWatch('tag', typed), language);
  const shownTag = useDeferredValue(canonicalTag(tag));
  const files = useFileReading({ mode: null, tag: shownTag });
  const several = useSeveralLanguages(files);
  const isSeveral = several.offered.length > 0;
  const createProject = useCreateProject();
  const { reading, pluralMode, isTakingStatuses, reset } = files;
  const findings = useNewProjectFindings({ reading, taken: several.taken, tag: shownTag, pluralMode });

  const create = useCallback(
    async ({ name, description, color, language = '', tag }: NewProject) => {
      const own = { language: language.trim(), tag: tagOrGuess(tag, language) };
      const content = await contentOf(own, reading, several.taken, { pluralMode, findings });
      const project = await createProject({
        name: name.trim(),
        description: description?.trim() ?? '',
        color: color.toUpperCase(),
        languages: content.languages,
        languageTags: content.languageTags,
        groups: content.groups,
        ...(isTakingStatuses && { applyStatuses: true }),
        ...(content.files && { files: content.files }),
        ...(reading && pluralMode === 'cldr' && { pluralMode }),
      });
      keepWarnings(project.id, [...content.warnings, ...project.warnings]);
      reset();
      return project;
    },
    [createProject, reading, several.taken, findings, pluralMode, isTakingStatuses, reset],
  );

  return (
    <FormDialog<NewProject, ProjectDetails>
      open={open}
      form={form}
      width={860}
      title={text('project.create_title')}
      submit={text('project.create_submit')}
      memory="create-project"
      initial={{ color: colorFor(projectCount), language: text(LOCALE_NAMES[locale]) }}
      action={create}
      errors={ERRORS}
      success="toast.project_created"
      disabled={!isRead(files) || findings.isPending}
      onDone={onCreated}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div>
          <ProjectFields />
          {isSeveral ? (
            <div className={styles.languages}>
              <LanguagesOfFile of={several} needsSource>
                {({ isSource }) => isSource && text('project.default_language')}
              </LanguagesOfFile>
            </div>
          ) : (
            <LanguageFields field="language" label="project.default_language" />
          )}
        </div>
        <section aria-label={text('project.import')} className={styles.files}>
          <h3 className={styles.heading}>{text('project.import')}</h3>
          <FileDrop reading={files} repository={repository} />
          <OtherLanguage of={files} language={{ name: language, tag: shownTag }} />
          <FlavourOfFiles of={files} />
          <PluralModeChoice of={files} />
          <CompletePlurals of={files} />
          <TakeStatuses of={files} />
          <ImportFindingsSection
            of={findings}
            languages={isSeveral ? several.taken : [{ name: language, tag: shownTag }]}
          />
          {reading?.status === 'ok' && (
            <ImportContent reading={reading} onCompletePlurals={() => files.setCompleting(true)} />
          )}
        </section>
      </div>
    </FormDialog>
  );
}
