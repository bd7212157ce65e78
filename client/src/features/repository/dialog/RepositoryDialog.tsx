import { useEffect, useMemo, useState } from 'react';

import { LIMITS } from '#core/domain/rules.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { useConfig } from '../../../lib/hooks/use-config.js';
import { Dialog } from '../../../ui/dialogs/Dialog.js';
import { lackingIn } from '../model/lacking.js';
import type { Lacking } from '../model/lacking.js';
import { namesOf } from '../model/language-names.js';
import { filesToImport, languagesIn, languagesWith, totalsOf } from '../model/selection.js';
import type { Totals } from '../model/selection.js';
import { useRepository } from '../model/use-repository.js';
import type { FixedChoices, Repository } from '../model/use-repository.js';
import type { ImportContent } from '../reading/import-content.js';
import { useSending } from '../sending/use-sending.js';
import type { Sender, Sending, SentInParts } from '../sending/use-sending.js';
import { projectNameOf } from '../source/repository-source.js';
import type { RepositorySource } from '../source/repository-source.js';
import styles from './RepositoryDialog.module.css';
import type { ProjectDraft } from './RepositoryFields.js';
import { RepositoryFoot } from './RepositoryFoot.js';
import { RepositoryFound } from './RepositoryFound.js';
import { RepositoryStatus } from './RepositoryStatus.js';

/** What a person has chosen for a new project. */
export interface NewProject extends ProjectDraft {
  readonly pluralMode: FixedChoices['pluralMode'];
  /** Of its languages, by tag. */
  readonly names: ReadonlyMap<string, string>;
}

/** Where the content of a repository goes. */
export interface RepositoryTarget<R> extends Pick<Sender<R>, 'takeBack' | 'errors'> {
  readonly title: string;
  /** The project to import into; null: a new one is created. */
  readonly project: (FixedChoices & { readonly name: string }) | null;
  /** Of the new project, as six hexadecimal digits. */
  readonly color: string;
  readonly send: (content: ImportContent, chosen: NewProject, parts: SentInParts<R>) => Promise<R>;
  readonly onDone: (result: R, totals: Totals) => void;
}

interface RepositoryDialogProps<R> {
  open: boolean;
  /** Null: none was chosen yet. What is chosen about it stays until there is another one. */
  source: RepositorySource | null;
  /** Null: the repository is put away. */
  onSource: (source: RepositorySource | null) => void;
  onClose: () => void;
  target: RepositoryTarget<R>;
}

/** Shows what a repository holds before anything is sent, and imports it. */
export function RepositoryDialog<R>({ open, source, onSource, onClose, target }: RepositoryDialogProps<R>) {
  const text = useText();
  const repository = useRepository(source, target.project);
  const sending = useSending<R>(repository);
  const [draft, setDraft] = useDraft(source);
  const { hint, submit } = useSubmit(repository, sending, target, draft);
  const totals = useMemo(
    () => totalsOf(repository.taken, repository.baseTag),
    [repository.taken, repository.baseTag],
  );
  useSubmitChord(open, submit);
  // Closing keeps what was chosen, Cancel does not: a later project may have no repository.
  const [isPutAway, setPutAway] = useState(false);
  const close = sending.progress ? sending.cancel : onClose;
  const { cancel } = sending;
  // Without the dialog, for instance after Back, nobody would see the end of it.
  useEffect(() => (open ? cancel : undefined), [open, cancel]);
  const isNew = target.project === null;
  const { name } = target.project ?? draft;
  const fields = {
    draft,
    color: target.color,
    showsErrors: hint !== null,
    onChange: (change: Partial<ProjectDraft>) => setDraft({ ...draft, ...change }),
  };

  return (
    <Dialog
      open={open}
      title={sending.progress ? text(isNew ? 'repo.creating' : 'repo.importing', { name }) : target.title}
      width={1120}
      className={`dialog ${styles.dialog ?? ''}`}
      first="field"
      closable={!sending.progress}
      mask={{ closable: false, blur: false }}
      onCancel={close}
      afterClose={() => {
        if (isPutAway) onSource(null);
        setPutAway(false);
      }}
      footer={
        <RepositoryFoot
          {...{ repository, sending, totals, isNew, hint }}
          onCancel={() => {
            setPutAway(!sending.progress);
            close();
          }}
          onSubmit={submit}
        />
      }
    >
      <div className={styles.content}>
        {repository.view && repository.view.files.length > 0 ? (
          <RepositoryFound {...{ repository, sending, onSource }} fields={isNew ? fields : null} />
        ) : (
          <RepositoryStatus repository={repository} onSource={onSource} />
        )}
      </div>
    </Dialog>
  );
}

/** Starts the import, unless something is missing: `hint` says what. */
function useSubmit<R>(
  repository: Repository,
  sending: Sending<R>,
  target: RepositoryTarget<R>,
  draft: ProjectDraft,
): { hint: Lacking; submit: () => void } {
  const { locale } = useLocale().dictionary;
  const [asked, setAsked] = useState<Lacking>(null);
  const { view, taken, baseTag, pluralMode } = repository;
  const totals = totalsOf(taken, baseTag);
  const isNew = target.project === null;
  const hasName = !isNew || draft.name.trim() !== '';
  const languageLimit = useConfig()?.limits.languagesPerProject;
  const languages = languagesWith(taken, baseTag, target.project?.tags).size;
  const lacks = lackingIn({ totals, languages, baseTag, hasName, languageLimit });
  const submit = (): void => {
    if (!view || sending.progress) return;
    setAsked(lacks);
    if (lacks !== null || baseTag === null) return;
    const isMerged = isNew && totals.languages <= LIMITS.languagesAtCreation;
    const names = namesOf([baseTag, ...languagesIn(taken)], locale);
    sending.start(
      { files: filesToImport(taken), pluralMode, baseTag, names, isMerged },
      {
        ...target,
        send: (content, parts) => target.send(content, { ...draft, pluralMode, names }, parts),
        onDone: (result) => target.onDone(result, totals),
      },
    );
  };
  return { hint: asked === lacks ? asked : null, submit };
}

/** Ctrl+Enter, wherever the focus is in the dialog. */
function useSubmitChord(isOpen: boolean, submit: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, submit]);
}

/** The fields, which begin anew with each repository. */
function useDraft(source: RepositorySource | null): [ProjectDraft, (draft: ProjectDraft) => void] {
  const startOf = (of: RepositorySource | null) => ({
    of,
    draft: { name: of ? projectNameOf(of) : '', description: '' },
  });
  const [kept, setKept] = useState(() => startOf(source));
  if (kept.of !== source) setKept(startOf(source));
  return [kept.draft, (draft) => setKept({ of: source, draft })];
}
