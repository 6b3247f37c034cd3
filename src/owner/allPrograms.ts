/** The programs of the era under All Programs. Few are here; the others say where they are. */
import { folder, item, missing, separator, type StartMenuFolder } from './startMenuEntries.ts'

const mediaPlayer = item('Windows Media Player', 'media-player', {
  appName: 'Media Player',
  note: 'It comes with the music: right-click a sound on Local Disk (C:) and choose Open.',
})

const accessories = folder(
  'Accessories',
  folder(
    'Accessibility',
    missing('Accessibility Wizard', 'help', 'No wizard is needed.', 'Accessibility Options'),
    missing('Magnifier', 'search', 'Ctrl and + enlarge everything, as on any page.'),
    missing(
      'Narrator',
      'speaker',
      'Bring your own screen reader: everything here has a name for it.',
    ),
    missing('On-Screen Keyboard', 'views', 'The other one should be within reach.'),
    missing(
      'Utility Manager',
      'control-panel',
      'The utilities that it would manage are out as well.',
    ),
  ),
  folder(
    'Communications',
    missing(
      'HyperTerminal',
      'command-prompt',
      'The line has been quiet since the modem was unplugged.',
    ),
    missing('Network Connections', 'connect-to', 'You are reading this, so there is one.'),
    missing('Network Setup Wizard', 'network-places', 'The network was set up before you came in.'),
    missing(
      'New Connection Wizard',
      'network-places',
      'New connections begin with a letter.',
      'Mail',
    ),
    missing(
      'Wireless Network Setup Wizard',
      'network-places',
      'It looked for wires, found none, and considers itself done.',
    ),
  ),
  folder(
    'Entertainment',
    missing('Sound Recorder', 'file-audio', 'Your microphone is left alone on this site.'),
    missing('Volume Control', 'speaker', 'The speaker beside the clock controls the volume.'),
    mediaPlayer,
  ),
  folder(
    'System Tools',
    missing('Backup', 'drive-cd', 'A photograph of the screen will have to do.'),
    missing(
      'Character Map',
      'file-font',
      'The map is missing, but most characters are still where your keyboard has them.',
    ),
    missing('Disk Cleanup', 'drive-hdd', 'The disk is clean: nobody can write to it.'),
    missing('Disk Defragmenter', 'drive-hdd', 'Every file on this disk is in one piece.'),
    missing(
      'Files and Settings Transfer Wizard',
      'folder-shared',
      'Right-click the desktop: “Copy link to this desktop” takes your windows along.',
    ),
    missing('Scheduled Tasks', 'recent-docs', 'Nothing is scheduled. Take your time.'),
    missing('Security Center', 'shield-balloon', 'Nothing that runs here can touch your files.'),
    missing('System Information', 'info', 'The figures are kept elsewhere.', 'Task Manager'),
    missing(
      'System Restore',
      'restart',
      'Right-click the desktop: “Reset desktop” goes back to the beginning.',
    ),
  ),
  missing('Address Book', 'about', 'There was only one address in it.', 'Mail'),
  missing('Command Prompt', 'command-prompt', 'One line at a time will have to do.', 'Run'),
  item('Notepad', 'notepad', { appName: 'Notepad' }),
  item('Paint', 'paint'),
  item('Calculator', 'calculator'),
  missing(
    'Program Compatibility Wizard',
    'programs-access',
    'If you can read this, your browser is compatible.',
  ),
  missing('Remote Desktop Connection', 'my-computer', 'You are on a remote desktop already.'),
  missing('Synchronize', 'refresh', 'Everything is in step already.'),
  missing('Tour Windows XP', 'start-logo', 'The guide has gone home.', 'Help and Support'),
  missing('Windows Explorer', 'folder', 'The explorer is out exploring.', 'My Computer'),
  missing('WordPad', 'file-text', 'Words are welcome elsewhere.', 'Notepad'),
)

const games = folder(
  'Games',
  missing('FreeCell', 'freecell', 'All cells are taken.', 'Minesweeper'),
  missing('Hearts', 'hearts', 'It takes four, and three have gone to bed.'),
  missing('Internet Backgammon', 'internet-games', 'Your opponent has left the table.'),
  missing('Internet Checkers', 'internet-games', 'Your opponent is still thinking.'),
  missing('Internet Hearts', 'internet-games', 'Waiting for three more players.'),
  missing('Internet Reversi', 'internet-games', 'Your opponent has changed sides.'),
  missing('Internet Spades', 'internet-games', 'The spades are out in the garden.'),
  item('Minesweeper', 'minesweeper-mine'),
  missing('Pinball', 'pinball', 'The ball has rolled under the desk.'),
  missing('Solitaire', 'solitaire', 'One card is missing, and it is not up your sleeve.'),
  missing('Spider Solitaire', 'spider-solitaire', 'The spider is busy with the web.'),
)

export const emptyFolder = item('(Empty)', 'file-generic')

export const allPrograms: StartMenuFolder = {
  ...folder(
    'All Programs',
    item('Set Program Access and Defaults', 'programs-access'),
    missing('Windows Catalog', 'start-logo', 'The catalogue is out of print.'),
    missing('Windows Update', 'refresh', 'The newest version arrived with you.'),
    separator,
    accessories,
    games,
    folder('Startup', { ...emptyFolder, note: 'Nothing starts by itself here, on purpose.' }),
    item('Internet Explorer', 'internet', { appName: 'Internet Explorer' }),
    item('Outlook Express', 'mail', { appName: 'Mail' }),
    missing('Remote Assistance', 'help', 'Assistance is nearer than that.', 'Assistant'),
    mediaPlayer,
    missing('Windows Messenger', 'messenger', 'Your contacts are all offline.', 'Assistant'),
    missing('Windows Movie Maker', 'file-image', 'The film is still being developed.'),
  ),
  icon: 'go-arrow',
  isStrong: true,
}
