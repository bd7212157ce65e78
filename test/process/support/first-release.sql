-- What people had written with the first schema; read into it by upgrade.spec.ts. Never adapted to later schemas.
-- Everybody's password is Passw0rd!, and Ada's refresh token is refresh-token-of-the-first-release.

INSERT INTO identity (id, uid, email, email_verified, password_hash) VALUES
  (1, '10000000-0000-4000-8000-000000000001', 'Ada@example.com', true,
   '$argon2id$v=19$m=8192,t=1,p=1$bW90bGV5LWZpcnN0LXNjaA$V/T6y4rNxSDyH3hDPzengcyomIAixqPgggoFV5nx0Bw'),
  (2, '10000000-0000-4000-8000-000000000002', 'bea@example.com', true,
   '$argon2id$v=19$m=8192,t=1,p=1$bW90bGV5LWZpcnN0LXNjaA$V/T6y4rNxSDyH3hDPzengcyomIAixqPgggoFV5nx0Bw'),
  (3, '10000000-0000-4000-8000-000000000003', 'cleo@example.com', true,
   '$argon2id$v=19$m=8192,t=1,p=1$bW90bGV5LWZpcnN0LXNjaA$V/T6y4rNxSDyH3hDPzengcyomIAixqPgggoFV5nx0Bw');

INSERT INTO refresh_token (id, identity_id, family, token_hash, created_at, expires_at) VALUES
  (1, 1, '20000000-0000-4000-8000-000000000001', '89315932bd82a1e2322c6c951e485bf21f34363772195da5ee98d3ed7edebfee',
   now() - interval '1 hour', now() + interval '29 days');

INSERT INTO app_user (id, uid, email, username, language) VALUES
  (1, '10000000-0000-4000-8000-000000000001', 'Ada@example.com', 'Ada', 'fr'),
  (2, '10000000-0000-4000-8000-000000000002', 'bea@example.com', 'Bea', NULL),
  (3, '10000000-0000-4000-8000-000000000003', 'cleo@example.com', NULL, NULL);

INSERT INTO project (id, name, description, color) VALUES (1, 'Atlas', 'Maps for walkers', '3366FF');

INSERT INTO language (project_id, id, name) VALUES (1, 1, 'English'), (1, 2, 'Français');

INSERT INTO key_group (project_id, id, name) VALUES (1, 1, 'common'), (1, 2, 'home');

INSERT INTO translation_key (project_id, id, group_id, name, is_plural) VALUES
  (1, 1, 1, 'save', false), (1, 2, 2, 'walks', true), (1, 3, 2, 'title', false);

INSERT INTO translation_value (project_id, id, key_id, language_id, quantity, text, status, version) VALUES
  (1, 1, 1, 1, NULL, 'Save', 'validated', 2),
  (1, 2, 1, 2, NULL, 'Enregistrer', 'validated', 2),
  (1, 3, 2, 1, 'zero', 'No walk', 'modified', 1),
  (1, 4, 2, 1, 'one', '{n} walk', 'modified', 1),
  (1, 5, 2, 1, 'other', '{n} walks', 'modified', 1),
  (1, 6, 2, 2, 'zero', '', 'modified', 1),
  (1, 7, 2, 2, 'one', '{n} randonnée', 'invalidated', 3),
  (1, 8, 2, 2, 'other', '', 'modified', 1),
  (1, 9, 3, 1, NULL, E'A line\nand "another" \\ 😀', 'modified', 4),
  (1, 10, 3, 2, NULL, 'À « l’ouest »', 'modified', 1);

INSERT INTO membership (id, project_id, user_id, role, source_restricted, target_restricted) VALUES
  (1, 1, 1, 'owner', false, false), (2, 1, 2, 'translator', false, true);

INSERT INTO member_language (project_id, membership_id, language_id, access) VALUES (1, 2, 2, 'target');

INSERT INTO invitation (project_id, id, inviter_id, invitee_id, role, expires_at) VALUES
  (1, 1, 1, 3, 'editor', now() + interval '6 days');

INSERT INTO history (project_id, id, actor_id, action, source, key_id, language_id, value_id, version, old, new) VALUES
  (1, 1, 1, 'project.created', 'edit', NULL, NULL, NULL, NULL, NULL, '{"name": "Atlas"}'),
  (1, 2, 2, 'value.written', 'edit', 3, 2, 10, 1, '{"text": "", "status": "modified"}',
   '{"text": "À « l’ouest »", "status": "modified"}');

DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'
  LOOP
    EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L), (SELECT coalesce(max(%I), 0) + 1 FROM %I))',
                   one.table_name, one.column_name, one.column_name, one.table_name);
  END LOOP;
END $$;
